import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export type StackedColumn<Row> = {
  label: string;
  /** Where the cells speak for themselves, such as buttons: the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** On phones the cell takes the full width; so does the first one, and one with a hidden label. */
  isWholeOnPhones?: boolean;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  align?: 'left' | 'right';
  /** Classes of the column's cells on wide screens, such as its width. */
  className?: string;
};

type StackedTableProps<Row> = {
  /** Its accessible name. */
  label: string;
  columns: readonly StackedColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Each row has a link that lies over all of it. */
  areRowsLinks?: boolean;
};

/** Half a step higher than its text, and a little wider than the table while the pointer is on it. */
const linkRowClass =
  'relative md:hover:bg-hover md:*:h-13 md:*:py-2 md:*:align-middle md:hover:*:first:shadow-[-8px_0_var(--hover)] md:hover:*:last:shadow-[8px_0_var(--hover)]';

/** A table that on phones becomes a list: the first cell whole, the rest as label over value. */
export function StackedTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  areRowsLinks = false,
}: StackedTableProps<Row>) {
  return (
    <table aria-label={label} className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={cn(
                'border-line-2 border-b py-1.5 pr-6 text-left align-bottom font-body text-12 text-ink-3 last:pr-0',
                column.align === 'right' && 'text-right',
                column.className,
              )}
            >
              {column.isLabelHidden ? (
                <span className="sr-only">{column.label}</span>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={cn(
              'border-line border-b max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2.5 max-md:py-3.5',
              areRowsLinks && linkRowClass,
            )}
          >
            {columns.map((column, index) => (
              <td
                key={column.label}
                className={cn(
                  'py-[11px] pr-6 align-top last:pr-0 max-md:w-auto max-md:min-w-0 max-md:p-0',
                  column.align === 'right' && 'text-right max-md:text-left',
                  (index === 0 || column.isLabelHidden || column.isWholeOnPhones) &&
                    'max-md:col-span-2',
                  column.className,
                )}
              >
                {index > 0 && !column.isLabelHidden && (
                  <span aria-hidden className="mb-0.5 block text-12 text-ink-3 md:hidden">
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
  );
}
