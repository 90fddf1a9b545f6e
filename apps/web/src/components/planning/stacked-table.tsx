import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export type StackedColumn<Row> = {
  label: string;
  /** Shown to screen readers only, as for columns with buttons. */
  isLabelHidden?: boolean;
  /**
   * Uses the full width in the list layout. The first column and columns with hidden labels always
   * do.
   */
  isWholeOnPhones?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  className?: string;
  /** Makes the label a button; the list layout has none. */
  sort?: { direction: SortDirection | undefined; onSort: () => void };
};

type SortDirection = 'ascending' | 'descending';

type StackedTableProps<Row> = {
  label: string;
  columns: readonly StackedColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Each row is covered by a link. */
  areRowsLinks?: boolean;
  /** Cells of a few characters, which need less room for the same number of columns. */
  areCellsShort?: boolean;
};

/** Breakpoints by number of columns. */
const looks = {
  few: {
    table: '@max-[480px]:block',
    head: '@max-[480px]:sr-only',
    row: '@max-[480px]:grid @max-[480px]:grid-cols-2 @max-[480px]:gap-x-4 @max-[480px]:gap-y-2.5 @max-[480px]:py-3.5',
    linkRow: '@min-[480px]:*:h-13 @min-[480px]:*:py-2 @min-[480px]:*:align-middle',
    cell: '@max-[480px]:w-auto! @max-[480px]:min-w-0 @max-[480px]:p-0 @max-[480px]:text-left',
    wholeCell: '@max-[480px]:col-span-full',
    label: '@min-[480px]:hidden',
    sort: '@max-[480px]:hidden',
  },
  several: {
    table: '@max-[640px]:block',
    head: '@max-[640px]:sr-only',
    row: '@max-[640px]:grid @max-[640px]:grid-cols-2 @min-[480px]:@max-[640px]:grid-cols-4 @max-[640px]:gap-x-4 @max-[640px]:gap-y-2.5 @max-[640px]:py-3.5',
    linkRow: '@min-[640px]:*:h-13 @min-[640px]:*:py-2 @min-[640px]:*:align-middle',
    cell: '@max-[640px]:w-auto! @max-[640px]:min-w-0 @max-[640px]:p-0 @max-[640px]:text-left',
    wholeCell: '@max-[640px]:col-span-full',
    label: '@min-[640px]:hidden',
    sort: '@max-[640px]:hidden',
  },
  many: {
    table: '@max-[800px]:block',
    head: '@max-[800px]:sr-only',
    row: '@max-[800px]:grid @max-[800px]:grid-cols-2 @min-[480px]:@max-[800px]:grid-cols-4 @max-[800px]:gap-x-4 @max-[800px]:gap-y-2.5 @max-[800px]:py-3.5',
    linkRow: '@min-[800px]:*:h-13 @min-[800px]:*:py-2 @min-[800px]:*:align-middle',
    cell: '@max-[800px]:w-auto! @max-[800px]:min-w-0 @max-[800px]:p-0 @max-[800px]:text-left',
    wholeCell: '@max-[800px]:col-span-full',
    label: '@min-[800px]:hidden',
    sort: '@max-[800px]:hidden',
  },
};

/** The hover background is wider than the table. */
const linkRowClass =
  'relative isolate @min-[480px]:*:first:before:absolute *:first:before:inset-x-[-8px] *:first:before:inset-y-0 *:first:before:-z-10 hover:*:first:before:bg-hover';

/**
 * A table that becomes a list in narrow containers: the first cell takes the full width, the others
 * show the label above the value.
 */
export function StackedTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  areRowsLinks = false,
  areCellsShort = false,
}: StackedTableProps<Row>) {
  const room = columns.length - (areCellsShort ? 1 : 0);
  const look = room > 5 ? looks.many : room > 4 ? looks.several : looks.few;
  return (
    <div className="@container">
      <table aria-label={label} className={cn('w-full border-collapse', look.table)}>
        <thead className={look.head}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                {...(column.sort && { 'aria-sort': column.sort.direction ?? 'none' })}
                className={cn(
                  'border-line-2 border-b py-1.5 pr-6 text-left align-bottom font-body text-12 text-ink-3 last:pr-0',
                  column.align === 'right' && 'text-right',
                  column.className,
                )}
              >
                {column.isLabelHidden ? (
                  <span className="sr-only">{column.label}</span>
                ) : column.sort ? (
                  <>
                    <SortButton {...column.sort} className={look.sort}>
                      {column.label}
                    </SortButton>
                    <span className={look.label}>{column.label}</span>
                  </>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={look.table}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={cn(
                'border-line border-b',
                look.row,
                areRowsLinks && linkRowClass,
                areRowsLinks && look.linkRow,
              )}
            >
              {columns.map((column, index) => (
                <td
                  key={column.label}
                  className={cn(
                    'py-[11px] pr-6 align-top last:pr-0',
                    column.align === 'right' && 'text-right',
                    look.cell,
                    (index === 0 || column.isLabelHidden || column.isWholeOnPhones) &&
                      look.wholeCell,
                    column.className,
                  )}
                >
                  {index > 0 && !column.isLabelHidden && (
                    <span aria-hidden className={cn('mb-0.5 block text-12 text-ink-3', look.label)}>
                      {column.label}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SortButtonProps = NonNullable<StackedColumn<unknown>['sort']> & {
  className: string;
  children: ReactNode;
};

function SortButton({ direction, onSort, className, children }: SortButtonProps) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onSort}
      className={cn(
        '-my-1 inline-flex min-h-6 cursor-default items-center gap-1 hover:text-ink',
        direction && 'font-medium text-ink',
        className,
      )}
    >
      {direction && <Arrow aria-hidden className="size-3 stroke-[2.25]" />}
      {children}
    </button>
  );
}
