import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import type { Analysis, Recommendation } from '../domain/scenario.ts';

type Numbered = Recommendation & { number: number };

export function Recommendations({ analysis }: { analysis: Analysis }) {
  const numbered = analysis.recommendations.map((recommendation, index) => ({
    ...recommendation,
    number: index + 1,
  }));
  return (
    <section aria-label="Recommendations">
      <FigureHead
        title="What to do"
        caption={`${numbered.length} recommendations, most urgent first`}
      />
      <StackedTable
        label="Recommendations"
        columns={columns}
        rows={numbered}
        keyOf={({ action }) => action}
      />
    </section>
  );
}

const columns: readonly StackedColumn<Numbered>[] = [
  {
    label: 'Action',
    cell: ({ number, action, category }) => (
      <div className="grid grid-cols-[24px_minmax(0,1fr)]">
        <span className="font-strong text-ink-3">{number}</span>
        <span className="text-pretty font-medium">{action}</span>
        <Badge className="col-start-2 mt-1 justify-self-start">{category}</Badge>
      </div>
    ),
  },
  {
    label: 'Priority',
    className: 'w-21',
    cell: ({ priority }) => (
      <span className="text-12 font-strong tracking-[.04em] text-ink-2">
        {priority.toUpperCase()}
      </span>
    ),
  },
  {
    label: 'Timeline',
    className: 'w-[20%]',
    cell: ({ timeline }) => <span className="text-ink-2">{timeline}</span>,
  },
  {
    label: 'Owner',
    className: 'w-[24%]',
    cell: ({ owner }) => (
      <span className="flex items-center gap-2">
        <Avatar name={owner} size="small" />
        {owner}
      </span>
    ),
  },
];
