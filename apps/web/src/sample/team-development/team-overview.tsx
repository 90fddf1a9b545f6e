import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { dayAndMonth, longDay } from '@/lib/format-day.ts';
import {
  alignmentWords,
  type DevelopmentPlan,
  type TeamDevelopment,
} from './domain/development-plan.ts';
import { alignmentOf, progressOf, summaryOf } from './domain/plan-figures.ts';
import { PersonLine } from './person-line.tsx';
import { ProgressFigure } from './progress-figure.tsx';
import { RiskFlagLabel } from './risk-flag-label.tsx';
import { SampleButton } from './sample-button.tsx';

type TeamOverviewProps = TeamDevelopment & { noteId: string };

/** `noteId` is the id of the element that explains why some buttons do nothing. */
export function TeamOverview({ asOf, plans, noteId }: TeamOverviewProps) {
  const furthestFirst = [...plans].sort(
    (first, second) => progressOf(second.goals) - progressOf(first.goals),
  );
  return (
    <>
      <SummaryLedger plans={plans} />
      <section className="mt-8">
        <FigureHead
          title="People"
          caption={`Progress of active goals, %, on ${longDay(asOf)}; most advanced first`}
        />
        <StackedTable
          label="People"
          rows={furthestFirst}
          keyOf={({ person }) => person.id}
          columns={[
            {
              label: 'Person',
              cell: ({ person }) => <PersonLine person={person} />,
              className: 'py-2',
            },
            {
              label: 'Progress',
              cell: ({ goals }) => <ProgressFigure percent={progressOf(goals)} />,
              className: 'w-44 align-middle',
            },
            {
              label: 'Goals',
              cell: ({ goals }) => goals.length,
              align: 'right',
              className: 'align-middle',
            },
            {
              label: 'Next review',
              cell: ({ nextReview }) => dayAndMonth(nextReview),
              className: 'whitespace-nowrap align-middle',
            },
            {
              label: 'Risk',
              cell: ({ risk }) => <RiskFlagLabel flag={risk?.flag} />,
              className: 'align-middle',
            },
            {
              label: 'Alignment',
              cell: (plan) => alignmentWords[alignmentOf(plan)],
              className: 'align-middle',
            },
            {
              label: 'Actions',
              isLabelHidden: true,
              cell: ({ risk }) => (
                <span className="flex justify-end gap-1 @max-[800px]:justify-start max-md:*:h-11 max-md:*:flex-1">
                  <SampleButton size="small" noteId={noteId}>
                    View PDP
                  </SampleButton>
                  <SampleButton size="small" noteId={noteId} className="md:w-24">
                    {risk ? 'Address' : 'Add Review'}
                  </SampleButton>
                </span>
              ),
              className: 'w-px align-middle',
            },
          ]}
        />
      </section>
    </>
  );
}

function SummaryLedger({ plans }: { plans: readonly DevelopmentPlan[] }) {
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
