import { ChevronRight, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { Level } from '@/components/planning/level.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { cn } from '@/lib/cn.ts';
import { shortDay, shortMoment } from '@/lib/format-day.ts';
import type { ListEntry } from './list-entries.ts';
import { OwnMenu } from './own-menu.tsx';

/** Makes the link cover the whole row. */
const rowLinkClass =
  'outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent';

const columns: readonly StackedColumn<ListEntry>[] = [
  {
    label: 'Scenario',
    cell: (entry) => (
      <>
        <div
          className={cn(
            'font-medium wrap-anywhere',
            entry.kind === 'scenario' && entry.isOwn && '@max-[800px]:pr-9',
          )}
        >
          {entry.kind === 'draft' ? (
            entry.name
          ) : (
            <Link to={`/scenarios/${entry.id}`} className={rowLinkClass}>
              {entry.name}
            </Link>
          )}
        </div>
        <div className="text-12 text-ink-2">
          {entry.kind === 'draft'
            ? `Draft, kept in this browser · ${shortMoment(entry.savedAt)}`
            : entry.isOwn
              ? `${entry.scenario.createdBy} · kept in this browser`
              : entry.scenario.createdBy}
        </div>
      </>
    ),
  },
  { label: 'Type', className: 'w-[13%]', cell: ({ type }) => type || '–' },
  {
    label: 'Target date',
    className: 'w-[12%] whitespace-nowrap',
    cell: ({ targetDate }) => (targetDate ? shortDay(targetDate) : '–'),
  },
  {
    label: 'Overall risk',
    className: 'w-[11%]',
    cell: (entry) =>
      entry.kind === 'draft' ? (
        <span className="whitespace-nowrap text-ink-3">Not run yet</span>
      ) : entry.isOwn ? (
        <span className="whitespace-nowrap text-ink-3">Sample result</span>
      ) : (
        <Level value={entry.scenario.analysis.overallRisk} />
      ),
  },
  {
    label: 'Confidence',
    align: 'right',
    className: 'w-[9%]',
    cell: (entry) =>
      entry.kind === 'draft' || entry.isOwn ? (
        <span className="text-ink-3">–</span>
      ) : (
        <>
          <span className="font-strong">{entry.scenario.analysis.confidence}</span>
          <span className="text-12 text-ink-3"> %</span>
        </>
      ),
  },
  {
    label: 'Status',
    className: 'w-[15%]',
    isWholeOnPhones: true,
    cell: (entry) =>
      entry.kind === 'draft' ? (
        <span className="flex items-center gap-1.5 whitespace-nowrap text-12 font-medium text-ink-2">
          <Pencil aria-hidden className="size-3.5" />
          Draft, step {entry.step} of 3
        </span>
      ) : (
        <StatusLabel status="completed" className="flex">
          Complete
        </StatusLabel>
      ),
  },
  {
    label: 'Actions',
    isLabelHidden: true,
    className: 'w-[1%]',
    cell: (entry) => (
      <div
        className={cn(
          'flex items-center justify-end gap-1 @max-[800px]:justify-start',
          entry.kind === 'scenario' &&
            '@max-[800px]:absolute @max-[800px]:top-1.5 @max-[800px]:-right-3.5',
        )}
      >
        {entry.kind === 'draft' && (
          <ButtonLink
            to={`/scenarios/new?data=sample&draft=${entry.id}`}
            size="small"
            aria-label={`Continue ${entry.name}`}
            className={`${rowLinkClass} @max-[800px]:h-11 @max-[480px]:flex-1`}
          >
            Continue
          </ButtonLink>
        )}
        {(entry.kind === 'draft' || entry.isOwn) && <OwnMenu entry={entry} />}
        {entry.kind === 'scenario' && (
          <ChevronRight aria-hidden className="mx-2 size-4 text-ink-3 @max-[800px]:hidden" />
        )}
      </div>
    ),
  },
];

export function ScenarioTable({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <StackedTable
      label="Scenarios"
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      areRowsLinks
    />
  );
}
