import type { DevelopmentPlan } from './domain/development-plan.ts';
import { summaryOf } from './domain/plan-figures.ts';

export function SummaryLedger({ plans }: { plans: readonly DevelopmentPlan[] }) {
  const { averageProgress, activeGoals, atRisk, highAlignment } = summaryOf(plans);
  const ofAll = `of ${plans.length} people`;
  const cells = [
    { label: 'Average progress', figure: averageProgress, unit: '%' },
    { label: 'Active goals', figure: activeGoals },
    { label: 'At risk', figure: atRisk, unit: ofAll },
    { label: 'High alignment', figure: highAlignment, unit: ofAll },
  ];
  return (
    <dl className="grid grid-cols-4 rounded-control border border-line-2 bg-surface max-md:grid-cols-2">
      {cells.map(({ label, figure, unit }) => (
        <div
          key={label}
          className="grid gap-1 border-line p-4 not-first:border-l max-md:odd:border-l-0 max-md:nth-[n+3]:border-t"
        >
          <dt className="text-12 text-ink-2">{label}</dt>
          <dd className="text-24 font-strong tracking-head">
            {figure}
            {unit && (
              <span className="ml-[3px] text-12 font-body tracking-normal text-ink-3">{unit}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
