import type { OrganizationMap } from '@rapport/contract';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import type { Region } from '@/components/organization-map/layout/layout-organization.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { type Cell, inHours, markOf, matrixOf, matrixRange, sayCell } from './matrix.ts';

type DepartmentMatrixProps = { map: OrganizationMap; regions: readonly Region[] };

const title = 'Between departments';

/** Hours of shared meetings for each pair of departments. */
export function DepartmentMatrix({ map, regions }: DepartmentMatrixProps) {
  const departments = useMemo(
    () => regions.flatMap(({ department }) => department ?? []),
    [regions],
  );
  const rows = useMemo(() => matrixOf(map.departments, departments), [map, departments]);
  /** The cell that is reached with Tab. */
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const range = matrixRange(map.departments);
  const { untimed } = map.coverage;
  const [asked, setAsked] = useState<readonly [string, string]>();
  const evidence = useEvidenceDrawer(asked ? evidenceOf(asked) : null);
  const openCell = (one: string, other: string) => {
    setAsked([one, other]);
    evidence.open();
  };

  function press(event: KeyboardEvent, row: number, column: number) {
    const moves: Record<string, [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, row],
    };
    const [nextRow, nextColumn] = moves[event.key] ?? [];
    if (nextRow === undefined || nextColumn === undefined) return;
    event.preventDefault();
    if (!rows[nextRow]?.cells[nextColumn]) return;
    setCurrent({ row: nextRow, column: nextColumn });
    const cell = table.current?.rows[nextRow + 1]?.cells[nextColumn + 1];
    cell?.focus();
  }

  return (
    <section aria-label={title} className="min-w-0">
      <FigureHead
        title={title}
        caption={`Hours of meetings in which people of both spoke, ${counted(map.period.weeks, 'week')}; a meeting can count in several cells; a cell opens its meetings${untimed > 0 ? `; ${counted(untimed, 'meeting')} without times not counted` : ''}`}
      />
      {departments.length === 0 ? (
        <p className="text-ink-2">Nobody in the directory has a department.</p>
      ) : (
        <div className="relative overflow-x-auto max-md:-mr-4">
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it
            role="grid"
            aria-label={title}
            style={{ minWidth: 96 + departments.length * 64 }}
            className="w-full table-fixed border-separate border-spacing-0.5"
          >
            <thead>
              <tr>
                <td className="w-24" />
                {departments.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    title={name}
                    className="truncate px-1.5 pb-0.5 text-right font-medium text-12 text-ink-3"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ department, cells }, row) => (
                <tr key={department}>
                  <th
                    scope="row"
                    title={department}
                    className="truncate text-left font-medium max-md:sticky max-md:left-0 max-md:bg-paper"
                  >
                    {department}
                  </th>
                  {cells.map((cell, column) => (
                    <MatrixCell
                      key={departments[column]}
                      cell={cell}
                      label={sayCell(department, departments[column] ?? '', cell)}
                      isCurrent={current.row === row && current.column === column}
                      onFocus={() => setCurrent({ row, column })}
                      onKeyDown={(event) => press(event, row, column)}
                      onOpen={() => openCell(department, departments[column] ?? '')}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {range && <MatrixLegend {...range} />}
      {evidence.drawer}
    </section>
  );
}

const evidenceOf = ([one, other]: readonly [string, string]) => ({
  evidence: { of: 'departments', subject: one, other } as const,
  title: one === other ? `Within ${one}` : `${one} and ${other}`,
  sentence:
    one === other
      ? `Meetings of this period in which two people or more of ${one} spoke.`
      : 'Meetings of this period in which people of both spoke.',
});

/** Shares of ink in the lightest and the darkest cell, in percent. */
const shades = { least: 10, most: 46 } as const;

const shadeOf = (share: number) =>
  `color-mix(in oklab, var(--ink-3) ${shades.least + share * (shades.most - shades.least)}%, var(--sunken))`;

type MatrixCellProps = {
  cell: Cell;
  label: string;
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
};

function MatrixCell({ cell, label, isCurrent, onFocus, onKeyDown, onOpen }: MatrixCellProps) {
  const { change, isWithin, minutes, shade } = cell;
  const isMore = !isWithin && (change === 'new' || change === 'more');
  const isLess = !isWithin && change === 'less';
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it takes focus
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKeyDown(event);
        event.preventDefault();
        onOpen();
      }}
      style={isWithin || minutes === 0 ? undefined : { background: shadeOf(shade) }}
      className={cn(
        'h-11.5 cursor-default rounded-[3px] hover:brightness-95 px-1.5 py-1 text-right align-top font-medium leading-4',
        isWithin && 'text-ink-2 inset-ring inset-ring-line',
        minutes === 0 && !isWithin && 'bg-sunken',
        isMore && 'inset-ring-2 inset-ring-accent',
        isLess && 'outline-[1.5px] outline-ink-2 outline-dashed -outline-offset-2',
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden>
        {inHours(minutes)}
        <small
          className={cn(
            'block whitespace-nowrap text-12 font-body leading-4',
            isWithin && 'text-ink-3',
            (isMore || isLess) && 'font-strong',
          )}
        >
          {markOf(cell)}
        </small>
      </span>
    </td>
  );
}

function MatrixLegend({ least, most }: { least: number; most: number }) {
  return (
    <ul
      aria-label="How to read the cells"
      className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-12 text-ink-2"
    >
      <li className="inline-flex items-center gap-1.5">
        {inHours(least)} h
        <span aria-hidden className="inline-grid grid-cols-[repeat(5,20px)] gap-0.5">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <i key={share} className="h-2.5 rounded-[2px]" style={{ background: shadeOf(share) }} />
          ))}
        </span>
        {inHours(most)} h
      </li>
      <li className="inline-flex items-center gap-1.5">
        <i aria-hidden className="h-3 w-4 rounded-[2px] inset-ring-2 inset-ring-accent" />
        new, or 50 % more and up
      </li>
      <li className="inline-flex items-center gap-1.5">
        <i aria-hidden className="h-3 w-4 rounded-[2px] border border-ink-2 border-dashed" />
        30 % less and below
      </li>
    </ul>
  );
}
