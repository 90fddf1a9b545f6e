import type { ReactNode } from 'react';
import { longDay } from '@/lib/format-day.ts';
import { CompletionFigure } from '../completion-figure.tsx';
import { completionOf, daysOfMonitoringLeft } from '../domain/progress.ts';
import type { OffboardingProject } from '../domain/project.ts';
import { RiskFigure } from '../risk-figure.tsx';

/** Facts of the project, shown on every tab. */
export function ProjectFacts({ project }: { project: OffboardingProject }) {
  const { person, manager } = project;
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 min-[1120px]:flex min-[1120px]:justify-between">
      <Fact name="Manager">{manager ? manager.name : 'The board'}</Fact>
      <Fact name="Last working day">{longDay(project.lastWorkingDay)}</Fact>
      <Fact name="Monitoring period">{project.monitorPeriod} days</Fact>
      <Fact name="Days of monitoring left">{daysOfMonitoringLeft(project)}</Fact>
      <Fact name="Risk score">
        <RiskFigure score={person.riskScore} />
      </Fact>
      <Fact name="Completion" className="min-[1120px]:min-w-40">
        <CompletionFigure percent={completionOf(project)} />
      </Fact>
    </dl>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
