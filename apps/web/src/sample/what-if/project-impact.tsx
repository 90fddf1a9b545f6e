import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { counted } from '@/lib/number-words.ts';
import type { ProjectImpact as Impact } from '@/sample/domain/departure/impact.ts';

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
  const count = counted(impacts.length, 'project');
  const risky = impacts.filter(({ riskLevel }) => riskLevel !== 'low').length;
  return `${count}, ${risky || 'none'} above low risk`;
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
        <p className="text-ink-2">This person is in no strategic project.</p>
      )}
    </section>
  );
}
