import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { CoverageFigure } from '@/sample/components/coverage-figure.tsx';
import type { TeamImpact as Impact } from '@/sample/domain/departure/impact.ts';

const columns: readonly StackedColumn<Impact>[] = [
  { label: 'Team', cell: ({ team }) => <span className="font-medium">{team}</span> },
  { label: 'Impact', cell: ({ impactLevel }) => <Level value={impactLevel} /> },
  {
    label: 'Members',
    align: 'right',
    className: 'whitespace-nowrap',
    cell: ({ affectedMembers, teamSize }) => (
      <>
        {affectedMembers} <span className="text-12 text-ink-3">of {teamSize}</span>
      </>
    ),
  },
  {
    label: 'Key risks',
    isWholeOnPhones: true,
    cell: ({ keyRisks }) => <span className="text-ink-2">{keyRisks}</span>,
  },
  {
    label: 'Coverage',
    isWholeOnPhones: true,
    className: 'w-44',
    cell: ({ coverage }) => <CoverageFigure percent={coverage} />,
  },
];

export function TeamImpact({ impacts }: { impacts: readonly Impact[] }) {
  return (
    <section>
      <FigureHead
        title="Team Impact"
        caption="Members: people who work with them directly or report up to them. Coverage: how much of the work others can take over, %"
      />
      <StackedTable
        label="Team Impact"
        columns={columns}
        rows={impacts}
        keyOf={({ team }) => team}
      />
    </section>
  );
}
