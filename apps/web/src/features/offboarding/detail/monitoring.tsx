import { lazy, Suspense } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { daysBetween } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import { sampleToday } from '@/sample-data/company/company.ts';
import { type Monitoring as Figures, monitoringOf } from '@/sample-data/offboarding/monitoring.ts';
import type { OffboardingProject } from '@/sample-data/offboarding/project.ts';
import { DailyScores } from './daily-scores.tsx';
import { axisOf, moodSentence } from './mood.ts';

const SentimentChart = lazy(() =>
  import('./sentiment-chart.tsx').then(({ SentimentChart }) => ({ default: SentimentChart })),
);
const MeasureCharts = lazy(() =>
  import('./measure-charts.tsx').then(({ MeasureCharts }) => ({ default: MeasureCharts })),
);

export function Monitoring({ project }: { project: OffboardingProject }) {
  const figures = monitoringOf(project);
  const { team, teamSize, isAnnounced } = figures;
  return (
    <>
      <section>
        <FigureHead
          title={isAnnounced ? 'Team sentiment since the announcement' : 'Team sentiment'}
          caption={`${team} team, ${teamSize} people, daily score from 0 to 10; the axis starts at ${axisOf(figures).from}. ${dayOfPeriod(project, figures)}`}
        />
        <p className="mb-5">{moodSentence(figures)}</p>
        <Suspense fallback={<Skeleton className="h-65" />}>
          <SentimentChart figures={figures} />
        </Suspense>
        <DailyScores figures={figures} />
      </section>
      <div className="mt-8 min-h-36">
        <Suspense fallback={<Skeleton className="h-36" />}>
          <MeasureCharts figures={figures} />
        </Suspense>
      </div>
    </>
  );
}

function dayOfPeriod({ startDate, monitorPeriod }: OffboardingProject, figures: Figures): string {
  if (!figures.isAnnounced) return `The announcement is planned for ${longDay(startDate)}.`;
  const day = daysBetween(startDate, sampleToday);
  if (day === 0) return 'Announced today.';
  if (day > monitorPeriod) return `Monitored until ${longDay(figures.until)}.`;
  return `Day ${day} of ${monitorPeriod}.`;
}
