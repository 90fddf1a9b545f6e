import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import type { PersonImpact } from '@/sample-data/what-if/impact.ts';

const columns: readonly StackedColumn<PersonImpact>[] = [
  {
    label: 'Person',
    className: 'w-[25%]',
    cell: ({ person }) => (
      <>
        <span className="block font-medium">{person.name}</span>
        <span className="block text-12 text-ink-2">{person.role}</span>
      </>
    ),
  },
  {
    label: 'Relationship',
    className: 'w-[20%]',
    cell: ({ relationship }) => relationship,
  },
  {
    label: 'Sentiment risk',
    className: 'whitespace-nowrap',
    cell: ({ sentimentRisk }) => <Level value={sentimentRisk} />,
  },
  {
    label: 'What changes',
    isWholeOnPhones: true,
    className: 'w-[42%]',
    cell: ({ description }) => <span className="text-pretty text-ink-2">{description}</span>,
  },
];

export function PeopleImpact({ impacts }: { impacts: readonly PersonImpact[] }) {
  return (
    <section>
      <FigureHead
        title="People Impact"
        caption="Sentiment risk: how likely the person’s sentiment falls"
      />
      <StackedTable
        label="People Impact"
        columns={columns}
        rows={impacts}
        keyOf={({ person }) => person.id}
      />
    </section>
  );
}
