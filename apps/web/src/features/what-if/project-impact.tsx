import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import type { ProjectImpact as Impact } from '@/sample-data/what-if/impact.ts';

const columns: readonly StackedColumn<Impact>[] = [
  {
    label: 'Project',
    className: 'w-[25%]',
    cell: ({ project }) => <span className="font-medium">{project}</span>,
  },
  { label: 'Involvement', className: 'w-[20%]', cell: ({ involvement }) => involvement },
  {
    label: 'Risk',
    className: 'whitespace-nowrap',
    cell: ({ riskLevel }) => <Level value={riskLevel} />,
  },
  {
    label: 'Impact',
    isWholeOnPhones: true,
    className: 'w-[42%]',
    cell: ({ impact }) => <span className="text-pretty text-ink-2">{impact}</span>,
  },
];

function captionOf(impacts: readonly Impact[]): string {
  const count = impacts.length === 1 ? '1 project' : `${impacts.length} projects`;
  const risky = impacts.filter(({ riskLevel }) => riskLevel !== 'low').length;
  if (risky === 0) return `${count}; none with a risk above low`;
  return `${count}; ${risky} with a risk above low`;
}

export function ProjectImpact({ impacts }: { impacts: readonly Impact[] }) {
  return (
    <section>
      <FigureHead
        title="Strategic Project Impact"
        caption={impacts.length > 0 ? captionOf(impacts) : undefined}
      />
      {impacts.length > 0 ? (
        <StackedTable
          label="Strategic Project Impact"
          columns={columns}
          rows={impacts}
          keyOf={({ project }) => project}
        />
      ) : (
        <p className="text-ink-2">No strategic project counts on this person.</p>
      )}
    </section>
  );
}
