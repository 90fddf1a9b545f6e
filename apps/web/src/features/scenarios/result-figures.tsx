import {
  divisionSentence,
  figureRows,
  type ScenarioResult,
  whatResultsKnow,
} from '@rapport/contract';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { daySpan, longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** The figures of a result before and after. */
export function ResultFigures({ result }: { result: ScenarioResult }) {
  const { day, from, to, ties, people: tied } = result.basis;
  const basis = `Computed on ${longDay(day)} from ${counted(ties, 'tie')} of ${counted(tied, 'person', 'people')}, ${daySpan(from, to)}.`;
  const division = divisionSentence(result);
  return (
    <section aria-label="Before and after">
      <ComputedHead
        title="Before and after"
        caption={basis}
        ids={['scenario-result']}
        standsOn={basis}
      />
      <StackedTable
        label="Figures before and after"
        columns={[
          {
            label: 'Figure',
            cell: ({ label, meaning }) => (
              <>
                <span className="font-medium">{label}</span>
                <span className="block text-12 text-ink-2">{meaning}</span>
              </>
            ),
          },
          { label: 'Before', align: 'right', cell: ({ before }) => before },
          { label: 'After', align: 'right', cell: ({ after }) => <b>{after}</b> },
        ]}
        rows={figureRows(result)}
        keyOf={({ label }) => label}
      />
      {division && <p className="mt-4 max-w-measure text-pretty">{division}</p>}
      <p className="mt-6 max-w-measure text-pretty text-12 text-ink-3">{whatResultsKnow}</p>
    </section>
  );
}
