import { type MoodOfGroup, type OrganizationMoods, shownFromWords } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { MoodChart } from '@/components/organization-figures/mood-chart.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import { organizationMoodsQueryOptions } from '@/components/organization-figures/organization-moods.ts';
import { daySpan } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** The mood of a department or team by week, in place of that of one of its people. */
export function GroupMood({ name }: { name: string }) {
  const { data: moods } = useQuery(organizationMoodsQueryOptions({}));
  const group = moods?.groups.find((one) => one.name === name && one.mood.isShown);
  return moods && group ? <WeeksOfGroup group={group} moods={moods} /> : null;
}

function WeeksOfGroup({ group, moods }: { group: MoodOfGroup; moods: OrganizationMoods }) {
  const { name, heard, mood } = group;
  const { period, moodPeriod, coverage, smallestGroup } = moods;
  // The week that still runs has no mood yet, which is no gap.
  const mondays = moods.chart.filter((monday) => monday <= moodPeriod.to);
  const weeks = group.weeks.slice(0, mondays.length);
  const shown = weeks.flatMap((week) => (week ? [week.band.low, week.band.high] : []));
  const title = `What it can show: ${name} as a group`;
  const axis = moodAxis(shown);
  return (
    <section aria-label={title} className="mt-8">
      <ComputedHead
        title={title}
        caption={`Mood from 0 to 10 per week, ${counted(heard, 'person', 'people')} heard, ${counted(mondays.length, 'week')}; the axis starts at ${axis.low}`}
        subject={`Mood of ${name}`}
        ids={['group-mood']}
        period={period}
        coverage={coverage}
      />
      {mood.isShown && (
        <p className="mb-3 font-medium">
          {`${moodText(mood)} of 10, ${daySpan(moodPeriod.from, moodPeriod.to)}${changeWords(mood)}`}
        </p>
      )}
      {shown.length > 0 && (
        <MoodChart
          weeks={weeks}
          mondays={mondays}
          axis={axis}
          periodWeeks={0}
          hasGaps
          subject={`Mood of ${name}`}
        />
      )}
      {weeks.some((week) => week === null) && (
        <p className="mt-1.5 text-12 text-ink-3 text-pretty">
          {`Dark weeks are not shown. ${shownFromWords(smallestGroup)}`}
        </p>
      )}
    </section>
  );
}

function changeWords({ change, before }: Extract<MoodOfGroup['mood'], { isShown: true }>): string {
  if (!change || before === null) return '.';
  if (change.direction === 'steady')
    return `; no change that is more than chance, ${before.toFixed(1)} before.`;
  return `; ${change.direction}, ${before.toFixed(1)} before.`;
}
