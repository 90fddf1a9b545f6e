import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import type { PersonImpact } from '@/sample/domain/departure/impact.ts';

const sentimentRisk = 'Sentiment risk';

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
    label: sentimentRisk,
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

const withoutMoods = columns.filter(({ label }) => label !== sentimentRisk);

export function PeopleImpact({ impacts }: { impacts: readonly PersonImpact[] }) {
  const showsMoods = useShowsMoods();
  return (
    <section>
      <FigureHead
        title="People Impact"
        caption={
          showsMoods
            ? 'Sentiment risk: how likely their sentiment is to fall'
            : 'The people who work with them most'
        }
      />
      <StackedTable
        label="People Impact"
        columns={showsMoods ? columns : withoutMoods}
        rows={impacts}
        keyOf={({ person }) => person.id}
      />
    </section>
  );
}
