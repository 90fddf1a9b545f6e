import { Copy, RefreshCw, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { dayOf } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { typeNames } from '../domain/templates.ts';
import { useRunAgain } from './use-run-again.ts';

/** Shown beside every tab. */
export function SideColumn({ scenario }: { scenario: ShownScenario }) {
  const { type, createdBy, createdAt, targetDate, reason, metrics } = scenario;
  return (
    <aside aria-label="About this scenario" className="grid gap-6">
      <section aria-label="Scenario details" className="border-rule border-t-2 pt-2.5">
        <h2 className="mb-2">Scenario details</h2>
        <dl>
          <Detail name="Type">{typeNames[type]}</Detail>
          <Detail name="Created by">{createdBy}</Detail>
          <Detail name="Created">{longDay(dayOf(new Date(createdAt)))}</Detail>
          <Detail name="Target date">{targetDate ? longDay(targetDate) : 'Not set'}</Detail>
          <Detail name="Reason">
            <span className="whitespace-pre-line">{reason}</span>
          </Detail>
        </dl>
      </section>
      <QuickActions scenario={scenario} />
      <section aria-label="Key metrics" className="border-line-2 border-t pt-3">
        <h2 className="mb-1">Key metrics</h2>
        <dl>
          <Metric name="Teams affected" value={metrics.teamsAffected} of={metrics.teamsInAll} />
          <Metric name="People affected" value={metrics.peopleAffected} of={metrics.peopleInAll} />
          <Metric name="Key people at risk" value={metrics.keyPeopleAtRisk} />
          <Metric name="Recommendations" value={metrics.recommendations} />
        </dl>
      </section>
    </aside>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 border-line py-[7px] not-first:border-t">
      <dt className="text-12/5 text-ink-3">{name}</dt>
      <dd className="text-pretty wrap-anywhere">{children}</dd>
    </div>
  );
}

function Metric({ name, value, of }: { name: string; value: number; of?: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-line py-[7px] not-first:border-t">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-strong">
        {value}
        {of !== undefined && <span className="font-body text-12 text-ink-3"> of {of}</span>}
      </dd>
    </div>
  );
}

function QuickActions({ scenario }: { scenario: ShownScenario }) {
  const { run, running, outcome } = useRunAgain(scenario);
  return (
    <section aria-label="Quick Actions" className="border-line-2 border-t pt-3 print:hidden">
      <h2 className="mb-2">Quick Actions</h2>
      <div className="grid gap-2 *:[a,button]:justify-start">
        <Button icon={RefreshCw} busy={running !== undefined} onClick={run}>
          Run Updated Analysis
        </Button>
        {running && <Progress label="Running the analysis again" percentage={running.percentage} />}
        <p role="status" className="text-pretty text-12 text-ink-2 empty:hidden">
          {running?.step ?? outcome}
        </p>
        <ButtonLink icon={Copy} to={`/scenarios/new?data=sample&similar=${scenario.id}`}>
          Create Similar Scenario
        </ButtonLink>
        <ButtonLink icon={Shuffle} to="/restructure">
          Plan Restructure
        </ButtonLink>
      </div>
    </section>
  );
}
