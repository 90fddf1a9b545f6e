import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { daysBetween } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { type Monitoring as Figures, monitoringOf } from '../domain/monitoring.ts';
import type { OffboardingProject } from '../domain/project.ts';
import { DailyScores } from './daily-scores.tsx';
import { axisOf, moodSentence } from './mood.ts';

type Charts = typeof import('./monitoring-charts.ts');

type MonitoringProps = {
  project: OffboardingProject;
  employees: readonly Employee[];
  /** Skeletons are shown until they are loaded. */
  charts: Charts | undefined;
  showsMoods: boolean;
};

export function Monitoring({ project, employees, charts, showsMoods }: MonitoringProps) {
  const figures = monitoringOf(project, employees);
  const { team, teamSize, isAnnounced } = figures;
  return (
    <>
      <section>
        {showsMoods ? (
          <>
            <FigureHead
              title={isAnnounced ? 'Team sentiment since the announcement' : 'Team sentiment'}
              caption={`${team} team, ${teamSize} people, daily score from 0 to 10; the axis starts at ${axisOf(figures).from}. ${dayOfPeriod(project, figures)}`}
            />
            <p className="mb-5">{moodSentence(figures)}</p>
            {charts ? <charts.SentimentChart figures={figures} /> : <Skeleton className="h-65" />}
          </>
        ) : (
          <FigureHead
            title={isAnnounced ? 'The team since the announcement' : 'The team'}
            caption={`${team} team, ${teamSize} people. ${dayOfPeriod(project, figures)}`}
          />
        )}
        <DailyScores figures={figures} showsMoods={showsMoods} />
      </section>
      <div className={cn('min-h-36', showsMoods && 'mt-8')}>
        {charts ? <charts.MeasureCharts figures={figures} /> : <Skeleton className="h-36" />}
      </div>
    </>
  );
}

function dayOfPeriod(
  { startDate, monitorPeriod, asOf }: OffboardingProject,
  figures: Figures,
): string {
  if (!figures.isAnnounced) return `The announcement is planned for ${longDay(startDate)}.`;
  const day = daysBetween(startDate, asOf);
  if (day === 0) return 'Announced today.';
  if (day > monitorPeriod) return `Monitored until ${longDay(figures.until)}.`;
  return `Day ${day} of ${monitorPeriod}.`;
}
