import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import type { Plan } from '../domain/plan.ts';
import type { PlanFigures } from '../domain/plan-figures.ts';
import { reasonWords, timeframeWords } from '../domain/plan-words.ts';

type PlanRow = PlanFigures & { plan: Plan; isCreatedHere: boolean };

const columns: readonly StackedColumn<PlanRow>[] = [
  {
    label: 'Role',
    className: 'w-[22%]',
    cell: ({ plan, subject, isCreatedHere }) => (
      <>
        <Link
          to={`/succession/${plan.id}`}
          className="font-medium text-ink outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {subject.role}
        </Link>
        <span className="block text-12 text-ink-2">
          {subject.name}, {subject.department}
          {isCreatedHere && ' · kept in this browser'}
        </span>
      </>
    ),
  },
  {
    label: 'Reason and timeframe',
    cell: ({ plan }) => (
      <>
        {reasonWords[plan.reason].label}
        <span className="block text-12 text-ink-2">{timeframeWords[plan.timeframe].label}</span>
      </>
    ),
  },
  { label: 'Urgency', cell: ({ urgency }) => <Level value={urgency} className="min-h-5" /> },
  {
    label: 'Candidates',
    cell: ({ candidates, shortlist }) => (
      <>
        {candidates.length} identified
        <span className="block text-12 text-ink-2">{shortlist.length} shortlisted</span>
      </>
    ),
  },
  {
    label: 'Progress',
    className: 'w-[12%]',
    cell: ({ progress }) => (
      <span className="grid grid-cols-[minmax(40px,1fr)_44px] items-center gap-2.5">
        <FigureBar percent={progress} />
        <span className="text-right font-strong">
          {progress} <span className="font-body text-12 text-ink-3">%</span>
        </span>
      </span>
    ),
  },
  {
    label: 'Until the handover',
    align: 'right',
    cell: ({ daysRemaining, due }) => (
      <>
        <span className="font-strong">{counted(daysRemaining, 'day')}</span>
        <span className="block whitespace-nowrap text-12 text-ink-2">until {shortDay(due)}</span>
      </>
    ),
  },
  {
    label: 'Created',
    className: 'whitespace-nowrap',
    cell: ({ plan }) => shortDay(plan.created),
  },
  { label: 'Status', cell: ({ status }) => <Badge variant="role">{status}</Badge> },
  {
    label: 'Open',
    isLabelHidden: true,
    className: 'w-8 @max-[800px]:hidden',
    cell: () => <ChevronRight aria-hidden className="size-4 text-ink-3" />,
  },
];

export function PlanTable({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <StackedTable
      label="Succession plans"
      columns={columns}
      rows={rows}
      keyOf={({ plan }) => plan.id}
      areRowsLinks
    />
  );
}
