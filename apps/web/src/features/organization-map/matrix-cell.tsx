import type { KeyboardEvent } from 'react';
import { cn } from '@/lib/cn.ts';
import { type Cell, cellText, type MatrixFigure } from './matrix.ts';

/** Shares of ink in the lightest and the darkest cell, in percent. */
const shades = { least: 10, most: 46 } as const;

/** @param share 0 for the lightest cell, 1 for the darkest */
export const shadeOf = (share: number): string =>
  `color-mix(in oklab, var(--ink-3) ${shades.least + share * (shades.most - shades.least)}%, var(--sunken))`;

type MatrixCellProps = {
  cell: Cell;
  figure: MatrixFigure;
  label: string;
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
};

export function MatrixCell(props: MatrixCellProps) {
  const { cell, figure, label, isCurrent, onFocus, onKeyDown, onOpen } = props;
  const { change, isWithin } = cell;
  const isCompared = figure === 'hours' && !isWithin;
  const isMore = isCompared && (change === 'new' || change === 'more');
  const isLess = isCompared && change === 'less';
  const shade = cell.shades[figure];
  const { value, note } = cellText(cell, figure);
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
      style={isWithin || shade === 0 ? undefined : { background: shadeOf(shade) }}
      className={cn(
        'h-11.5 cursor-default rounded-[3px] hover:brightness-95 px-1.5 py-1 text-right align-top font-medium leading-4',
        isWithin && 'text-ink-2 inset-ring inset-ring-line',
        shade === 0 && !isWithin && 'bg-sunken',
        isMore && 'inset-ring-2 inset-ring-accent',
        isLess && 'outline-[1.5px] outline-ink-2 outline-dashed -outline-offset-2',
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden>
        {value}
        <small
          className={cn(
            'block whitespace-nowrap text-12 font-body leading-4',
            isWithin && 'text-ink-3',
            (isMore || isLess) && 'font-strong',
          )}
        >
          {note}
        </small>
      </span>
    </td>
  );
}
