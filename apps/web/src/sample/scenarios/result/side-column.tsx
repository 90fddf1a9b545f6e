import type { ReactNode } from 'react';
import { dayOf } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { typeNames } from '../domain/templates.ts';
import { QuickActions } from './quick-actions.tsx';

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
