import type { DepartmentFigures, OrganizationOverview, Period } from '@rapport/contract';
import { useState } from 'react';
import { baseIn, changeText } from '@/components/organization-figures/change-words.ts';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import { isComparable, tooFewToCompare } from '@/components/organization-figures/period-words.ts';
import { ShowAll } from '@/components/organization-figures/show-all.tsx';
import { WeekBars } from '@/components/organization-figures/week-bars.tsx';
import { counted, plural } from '@/lib/number-words.ts';
import { hoursText } from './figure-words.ts';

const shownFirst = 8;
const minutesBase = { least: 60, shown: (minutes: number) => `${hoursText(minutes)} h` };

/** How much each department spoke, week by week. */
export function MeetingTrends({ overview }: { overview: OrganizationOverview }) {
  const { departments, chart, period, meetings, coverage } = overview;
  const [isOpen, setIsOpen] = useState(false);
  const byMinutes = [...departments].sort(
    (one, other) => other.spokenMinutes.now - one.spokenMinutes.now,
  );
  return (
    <section aria-label="Meeting Trends" className="@container min-w-0">
      <ComputedHead
        title="Meeting Trends"
        caption={`Minutes spoken per week by department, ${counted(chart.length, 'week')}, each on its own scale; hours of this period`}
        ids={['meeting-hours']}
        period={period}
        coverage={coverage}
      />
      {departments.length === 0 && <p>Nobody in the directory has a department.</p>}
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 @min-[480px]:grid-cols-4">
        {byMinutes.slice(0, isOpen ? undefined : shownFirst).map((department) => (
          <DepartmentTrend
            key={department.department}
            department={department}
            period={period}
            isCompared={isComparable(period, meetings.now)}
          />
        ))}
      </ul>
      <ShowAll
        count={departments.length}
        shownFirst={shownFirst}
        noun="departments"
        isOpen={isOpen}
        onToggle={setIsOpen}
      />
    </section>
  );
}

type DepartmentTrendProps = {
  department: DepartmentFigures;
  period: Period;
  isCompared: boolean;
};

function DepartmentTrend({ department, period, isCompared }: DepartmentTrendProps) {
  const { department: name, heard, people, spokenMinutes, weeks } = department;
  const { open, drawer } = useEvidenceDrawer({
    evidence: { of: 'department', subject: name },
    title: name,
    sentence: `${heard} of ${counted(people, 'person', 'people')} ${plural(heard, 'was', 'were')} heard in these meetings.`,
  });
  return (
    <li className="relative min-w-0 rounded-inner hover:bg-hover">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="min-w-0">
          <button
            type="button"
            title={name}
            aria-haspopup="dialog"
            onClick={open}
            className="block w-full cursor-default truncate text-left outline-none after:absolute after:inset-0 focus-visible:after:rounded-inner focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {name}
          </button>
        </h3>
        <span className="shrink-0 text-12 text-ink-2">{hoursText(spokenMinutes.now)} h</span>
      </div>
      <WeekBars
        weeks={weeks}
        max={Math.max(...weeks, 0)}
        periodWeeks={period.weeks}
        label={`Minutes spoken by ${name} per week`}
        className="mt-1 mb-0.5 h-12 border-line-2 border-b"
      />
      <p className="text-12 text-ink-2">
        {isCompared ? (
          changeText(spokenMinutes, baseIn(period, minutesBase))
        ) : (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">{tooFewToCompare}</span>
          </>
        )}
      </p>
      {drawer}
    </li>
  );
}
