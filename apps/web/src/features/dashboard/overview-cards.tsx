import type { OrganizationOverview } from '@rapport/contract';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { areHeardKnown } from '@/components/organization-figures/coverage-words.ts';
import { isComparable, tooFewToCompare } from '@/components/organization-figures/period-words.ts';
import { WeekBars } from '@/components/organization-figures/week-bars.tsx';
import { HeadlineCard, HeadlineList, HeadlineRow } from '@/components/ui/headline-card.tsx';
import { cn } from '@/lib/cn.ts';
import { counted, numberWord, plural } from '@/lib/number-words.ts';
import { EngagementCard } from './engagement-card.tsx';
import { doneAddress, meetingsAddress } from './figure-links.ts';
import { hoursText, moreThanBefore } from './figure-words.ts';
import { MoodCard } from './mood-card.tsx';

type OverviewProps = { overview: OrganizationOverview };

const columns: Record<number, string> = {
  2: 'grid-cols-2',
  3: '@min-[720px]:grid-cols-3',
  4: 'grid-cols-2 @min-[920px]:grid-cols-4',
};

export function OverviewCards({ overview }: OverviewProps) {
  const { mood, actions } = overview;
  return (
    <div
      className={cn(
        'grid break-inside-avoid gap-px overflow-hidden rounded-control border border-line-2 bg-line',
        columns[2 + (mood ? 1 : 0) + (actions ? 1 : 0)],
      )}
    >
      <MeetingsCard overview={overview} />
      {mood && <MoodCard overview={overview} mood={mood} />}
      {actions && <ActionsCard overview={overview} actions={actions} />}
      <EngagementCard overview={overview} />
    </div>
  );
}

const Of = ({ children }: { children: string }) => (
  <span className="font-body text-12 text-ink-3">{children}</span>
);

function MeetingsCard({ overview }: OverviewProps) {
  const { meetings, meetingsPerWeek, people, minutes, talkBalance, decisions } = overview;
  const { coverage, period } = overview;
  return (
    <HeadlineCard
      title="Meeting Intelligence"
      isShortOnPhones
      to={meetingsAddress(period)}
      value={meetings.now}
      unit={meetings.now === 1 ? 'meeting' : 'meetings'}
      meaning={
        isComparable(period, meetings.now) ? moreThanBefore(meetings, period) : tooFewToCompare
      }
    >
      <WeekBars
        weeks={meetingsPerWeek}
        max={Math.max(...meetingsPerWeek)}
        periodWeeks={period.weeks}
        label="Meetings per week"
        className="mb-3 h-7"
      />
      <HeadlineList>
        <HeadlineRow name="People heard">
          {areHeardKnown(coverage) ? (
            <>
              {people.heard.now} <Of>{`of ${people.directory}`}</Of>
            </>
          ) : (
            <Of>not known</Of>
          )}
        </HeadlineRow>
        <HeadlineRow name="Hours">
          {hoursText(minutes.now)}
          {coverage.untimed > 0 && <Of>{` ${counted(coverage.untimed, 'meeting')} left out`}</Of>}
        </HeadlineRow>
        <HeadlineRow name="Talk balance">
          {talkBalance.now === null ? (
            <Of>not known</Of>
          ) : (
            <>
              {Math.round(talkBalance.now)} <Of>/100</Of>
            </>
          )}
        </HeadlineRow>
        <HeadlineRow name="Decisions">
          {decisions.decisions}{' '}
          {decisions.confirmed > 0 && <Of>{`${decisions.confirmed} confirmed`}</Of>}
        </HeadlineRow>
      </HeadlineList>
    </HeadlineCard>
  );
}

type ActionsCardProps = OverviewProps & { actions: NonNullable<OrganizationOverview['actions']> };

/** What is done and open in the list of actions, and what was found in the meetings of the period. */
function ActionsCard({ overview: { period }, actions }: ActionsCardProps) {
  const { found, open, fromBefore, dueThisWeek, overdue, doneThisWeek, done } = actions;
  const weeks = period.weeks === 1 ? 'the week' : `${numberWord(period.weeks)} weeks`;
  return (
    <HeadlineCard
      title="Task Tracking"
      isShortOnPhones
      to="/actions"
      value={doneThisWeek}
      unit="this week"
      meaning={`${plural(doneThisWeek, 'action')} done`}
    >
      <HeadlineList>
        <HeadlineRow name="Open">
          <ActionsLink to="/actions?state=open">{open}</ActionsLink>
        </HeadlineRow>
        <HeadlineRow name="Due this week">
          <ActionsLink to="/actions?state=open&due=this-week">{dueThisWeek}</ActionsLink>
        </HeadlineRow>
        <HeadlineRow name="Overdue">
          <ActionsLink to="/actions?due=overdue">
            {overdue > 0 && <TriangleAlert aria-hidden className="size-3 text-neu" />}
            {overdue}
          </ActionsLink>
        </HeadlineRow>
        <HeadlineRow name={`Done in ${weeks}`}>
          <ActionsLink to={doneAddress(period)}>{done.now}</ActionsLink>
        </HeadlineRow>
        <HeadlineRow name="Found in meetings">{found.now}</HeadlineRow>
        {fromBefore > 0 && (
          <HeadlineRow name="From before">
            <ActionsLink to="/actions?state=from-before">{fromBefore}</ActionsLink>{' '}
            <Of>not counted</Of>
          </HeadlineRow>
        )}
      </HeadlineList>
    </HeadlineCard>
  );
}

function ActionsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="relative z-1 inline-flex items-center gap-1 hover:text-accent hover:underline"
    >
      {children}
    </Link>
  );
}
