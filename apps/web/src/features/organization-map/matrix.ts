import type { DepartmentPair } from '@rapport/contract';
import { counted, inDigits } from '@/lib/number-words.ts';

/** Hours of shared meetings, or exchanges relative to chance. */
export const matrixFigures = ['hours', 'chance'] as const;
export type MatrixFigure = (typeof matrixFigures)[number];

/** `isWithin`: talk within one department. */
export type Cell = {
  minutes: number;
  change: CellChange;
  /** Change in percent; null if the earlier figure is 0. */
  percent: number | null;
  exchanges: number;
  /** Exchanges relative to what the sizes would give by chance; null if nothing can be expected. */
  ratio: number | null;
  /** 0 to 1, from the root of the figure, relative to the largest between two departments. */
  shades: Record<MatrixFigure, number>;
  isWithin: boolean;
};
export type CellChange = 'new' | 'more' | 'less' | 'other';

export type MatrixRow = { department: string; cells: Cell[] };

/** Changes in percent from which a cell has a frame. */
const muchMore = 50;
const muchLess = -30;

/** The lower half of the matrix; rows and columns are in the order of `departments`. */
export function matrixOf(
  pairs: readonly DepartmentPair[],
  departments: readonly string[],
): MatrixRow[] {
  const byNames = new Map(pairs.flatMap((pair) => [[keyOf(pair.a, pair.b), pair] as const]));
  const between = pairs.filter(({ a, b }) => a !== b);
  const most = between.reduce((max, { minutes }) => Math.max(max, minutes.now), 0);
  const mostRatio = between.reduce(
    (max, { ratioToChance }) => Math.max(max, ratioToChance ?? 0),
    0,
  );
  return departments.map((department, row) => ({
    department,
    cells: departments.slice(0, row + 1).map((other): Cell => {
      const pair = byNames.get(keyOf(department, other));
      const minutes = pair?.minutes ?? { now: 0, before: 0 };
      const ratio = pair?.ratioToChance ?? null;
      return {
        minutes: minutes.now,
        ...changeOf(minutes),
        exchanges: pair?.exchanges ?? 0,
        ratio,
        shades: { hours: rootOf(minutes.now, most), chance: rootOf(ratio ?? 0, mostRatio) },
        isWithin: department === other,
      };
    }),
  }));
}

const rootOf = (value: number, most: number): number =>
  most > 0 ? Math.min(1, Math.sqrt(value / most)) : 0;

/** The least and most minutes between two departments; null if no two departments talk. */
export function matrixRange(
  pairs: readonly DepartmentPair[],
): { least: number; most: number } | null {
  const minutes = pairs.flatMap(({ a, b, minutes: { now } }) => (a !== b && now > 0 ? [now] : []));
  if (minutes.length === 0) return null;
  return { least: Math.min(...minutes), most: Math.max(...minutes) };
}

function changeOf({ now, before }: DepartmentPair['minutes']): Pick<Cell, 'change' | 'percent'> {
  if (before === 0) return { change: now > 0 ? 'new' : 'other', percent: null };
  const percent = Math.round((100 * (now - before)) / before);
  if (percent >= muchMore) return { change: 'more', percent };
  return { change: percent <= muchLess ? 'less' : 'other', percent };
}

const keyOf = (a: string, b: string): string => JSON.stringify(a < b ? [a, b] : [b, a]);

/** '18.4', '0.3', '<0.1', '0' */
export function inHours(minutes: number): string {
  const hours = minutes / 60;
  if (minutes === 0) return '0';
  return hours < 0.05 ? '<0.1' : hours.toFixed(1);
}

/** '0.8 ×'; a dash if nothing can be expected by chance. */
export const ratioText = (ratio: number | null): string =>
  ratio === null ? '–' : `${ratio.toFixed(1)} ×`;

/** The two lines of a cell. */
export function cellText(cell: Cell, figure: MatrixFigure): { value: string; note: string } {
  if (figure === 'chance') return { value: ratioText(cell.ratio), note: inDigits(cell.exchanges) };
  return { value: inHours(cell.minutes), note: markOf(cell) };
}

/** '↑ 12 %', 'new'; empty if nothing changed. */
function markOf({ change, percent, isWithin }: Cell): string {
  if (isWithin) return 'within';
  if (change === 'new') return 'new';
  if (percent === null || percent === 0) return '';
  return `${percent > 0 ? '↑' : '↓'} ${Math.abs(percent)} %`;
}

/** 'Sales and Engineering: 6.0 hours, 38 % less than before' */
export function sayCell(row: string, column: string, cell: Cell, figure: MatrixFigure): string {
  const who = cell.isWithin ? `Within ${row}` : `${row} and ${column}`;
  if (figure === 'chance') return `${who}: ${exchangeWords(cell)}`;
  return `${who}: ${inHours(cell.minutes)} hours${sayChange(cell)}`;
}

/** '124 exchanges, 0.8 times as many as by chance' */
export function exchangeWords({ exchanges, ratio }: Pick<Cell, 'exchanges' | 'ratio'>): string {
  const words = counted(exchanges, 'exchange');
  return ratio === null ? words : `${words}, ${ratio.toFixed(1)} times as many as by chance`;
}

function sayChange({ change, percent }: Cell): string {
  if (change === 'new') return ', none before';
  if (percent === null) return '';
  if (percent === 0) return ', as before';
  return `, ${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than before`;
}
