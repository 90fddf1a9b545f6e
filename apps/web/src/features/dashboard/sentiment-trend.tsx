import type { OrganizationOverview } from '@rapport/contract';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { MoodChart } from '@/components/organization-figures/mood-chart.tsx';
import { trendSentence } from './trend-words.ts';

type SentimentTrendProps = {
  overview: OrganizationOverview;
  mood: NonNullable<OrganizationOverview['mood']>;
};

/** The mood of the organization week by week. */
export function SentimentTrend({
  overview: { chart, period, coverage },
  mood,
}: SentimentTrendProps) {
  const axis = moodAxis(mood.weeks.flatMap((week) => (week ? [week.mood] : [])));
  const isShown = mood.weeks.some(Boolean);
  const sentence = trendSentence(mood.weeks, chart);
  return (
    <section aria-label="Sentiment Trends" className="min-w-0">
      <ComputedHead
        title="Sentiment Trends"
        caption={`Mood per week, 0 to 10; the axis starts at ${axis.low}; the grey band holds it 9 times in 10`}
        ids={['group-mood']}
        period={period}
        coverage={coverage}
      />
      {isShown ? (
        <>
          {sentence && <p className="mb-4 text-pretty">{sentence}</p>}
          <MoodChart
            weeks={mood.weeks}
            mondays={chart}
            axis={axis}
            periodWeeks={period.weeks}
            subject="Mood of the organization"
          />
        </>
      ) : (
        <p>No week has a mood that may be shown.</p>
      )}
    </section>
  );
}
