import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { longDay } from '@/lib/format-day.ts';
import { sampleToday } from '@/sample-data/company/company.ts';
import { developmentPlans } from '@/sample-data/team-development/development-plans.ts';
import { alignmentOf, progressOf } from '@/sample-data/team-development/plan-figures.ts';
import { PersonLine } from './person-line.tsx';
import { alignmentWords, dayAndMonth } from './plan-words.ts';
import { ProgressFigure } from './progress-figure.tsx';
import { RiskFlagLabel } from './risk-flag-label.tsx';
import { SummaryLedger } from './summary-ledger.tsx';

const furthestFirst = [...developmentPlans].sort(
  (first, second) => progressOf(second.goals) - progressOf(first.goals),
);

/** `noteId` names the line that says what the buttons do not do. */
export function TeamOverview({ noteId }: { noteId: string }) {
  return (
    <>
      <SummaryLedger />
      <section className="mt-8">
        <FigureHead
          title="People"
          caption={`Progress of active goals, %, on ${longDay(sampleToday)}; furthest first`}
        />
        <StackedTable
          label="People"
          rows={furthestFirst}
          keyOf={({ person }) => person}
          columns={[
            {
              label: 'Person',
              cell: ({ person }) => <PersonLine id={person} />,
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
                  <Button size="small" aria-describedby={noteId}>
                    View PDP
                  </Button>
                  <Button size="small" aria-describedby={noteId} className="md:w-24">
                    {risk ? 'Address' : 'Add Review'}
                  </Button>
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
