import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { cn } from '@/lib/cn.ts';
import type { Department } from '@/sample-data/company/departments.ts';
import { engagementOf } from '@/sample-data/dashboard/engagement.ts';
import { headlines } from '@/sample-data/dashboard/headlines.ts';
import { HeadlineCard, HeadlineList, HeadlineRow } from './headline-card.tsx';
import { SentimentSplit } from './sentiment-split.tsx';

/** The four departments with most people; the others are as lively. */
const shownDepartments: readonly Department[] = ['Product', 'Marketing', 'Sales', 'Engineering'];

export function HeadlineCards({ showsMoods }: { showsMoods: boolean }) {
  const { tasks } = headlines;
  return (
    <div
      className={cn(
        'grid gap-px overflow-hidden rounded-control border border-line-2 bg-line',
        showsMoods
          ? '@min-[420px]:grid-cols-2 @min-[920px]:grid-cols-4'
          : '@min-[720px]:grid-cols-3',
      )}
    >
      <HeadlineCard
        title="Meeting Intelligence"
        to="/meetings"
        value={headlines.efficiency}
        unit="%"
        meaning="efficiency"
      >
        <HeadlineList>
          <HeadlineRow name="Meetings">{headlines.meetings}</HeadlineRow>
          <HeadlineRow name="Participants">{headlines.participants}</HeadlineRow>
          <HeadlineRow name="Hours">{headlines.hours}</HeadlineRow>
          <HeadlineRow name="Time on topic">{headlines.timeOnTopic}%</HeadlineRow>
        </HeadlineList>
      </HeadlineCard>
      {showsMoods && (
        <HeadlineCard
          title="Team Sentiment"
          to="/sentiment"
          value={headlines.overallHealth}
          unit="/100"
          meaning="overall health"
        >
          <SentimentSplit split={headlines.sentiment} />
        </HeadlineCard>
      )}
      <HeadlineCard
        title="Task Tracking"
        to="/actions"
        value={tasks.completedToday}
        unit="today"
        meaning="tasks completed"
      >
        <HeadlineList>
          <HeadlineRow name="In progress">{tasks.inProgress}</HeadlineRow>
          <HeadlineRow name="Due this week">{tasks.dueThisWeek}</HeadlineRow>
          <HeadlineRow name="Overdue">{tasks.overdue}</HeadlineRow>
          <HeadlineRow name="Found in meetings">{tasks.foundInMeetings}</HeadlineRow>
        </HeadlineList>
      </HeadlineCard>
      <HeadlineCard
        title="Team Engagement"
        // Where moods are switched off there is no list of how engaged people are.
        {...(showsMoods && { to: '/sentiment?sort=engaged' })}
        value={headlines.engagement}
        unit="%"
        meaning="engagement"
      >
        <HeadlineList>
          {shownDepartments.map((department) => (
            <HeadlineRow
              key={department}
              name={department}
              bar={<FigureBar percent={engagementOf[department]} className="flex-1" />}
            >
              {engagementOf[department]}%
            </HeadlineRow>
          ))}
        </HeadlineList>
      </HeadlineCard>
    </div>
  );
}
