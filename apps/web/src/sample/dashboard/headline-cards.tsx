import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { HeadlineCard, HeadlineList, HeadlineRow } from '@/components/ui/headline-card.tsx';
import { cn } from '@/lib/cn.ts';
import { type Dashboard, largestDepartments } from './domain/dashboard.ts';
import { SentimentSplit } from './sentiment-split.tsx';

type HeadlineCardsProps = { dashboard: Dashboard; showsMoods: boolean };

export function HeadlineCards({ dashboard, showsMoods }: HeadlineCardsProps) {
  const { headlines, engagement } = dashboard;
  const { tasks } = headlines;
  return (
    <div
      className={cn(
        'grid break-inside-avoid gap-px overflow-hidden rounded-control border border-line-2 bg-line',
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
          to="/sentiment?data=sample"
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
        // The list sorted by engagement is hidden where moods are switched off.
        {...(showsMoods && { to: '/sentiment?data=sample&sort=engaged' })}
        value={headlines.engagement}
        unit="%"
        meaning="engagement"
      >
        <HeadlineList>
          {largestDepartments(engagement).map(({ department, percent }) => (
            <HeadlineRow
              key={department}
              name={department}
              bar={<FigureBar percent={percent} className="flex-1" />}
            >
              {percent}%
            </HeadlineRow>
          ))}
        </HeadlineList>
      </HeadlineCard>
    </div>
  );
}
