import type { DepartmentPair } from '@rapport/contract';

/** `isWithin`: talk within one department. */
export type Cell = {
  minutes: number;
  change: CellChange;
  /** Change in percent; null if the earlier figure is 0. */
  percent: number | null;
  /** 0 to 1, from the root of the minutes; cells within a department have a scale of their own. */
  shade: number;
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
  return departments.map((department, row) => ({
    department,
    cells: departments.slice(0, row + 1).map((other): Cell => {
      const minutes = byNames.get(keyOf(department, other))?.minutes ?? { now: 0, before: 0 };
      return {
        minutes: minutes.now,
        ...changeOf(minutes),
        shade: most > 0 ? Math.min(1, Math.sqrt(minutes.now / most)) : 0,
        isWithin: department === other,
      };
    }),
  }));
}

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

/** '↑ 12 %', 'new'; empty if nothing changed. */
export function markOf({ change, percent, isWithin }: Cell): string {
  if (isWithin) return 'within';
  if (change === 'new') return 'new';
  if (percent === null || percent === 0) return '';
  return `${percent > 0 ? '↑' : '↓'} ${Math.abs(percent)} %`;
}

/** 'Sales and Engineering: 6.0 hours, 38 % less than before' */
export function sayCell(row: string, column: string, cell: Cell): string {
  const who = cell.isWithin ? `Within ${row}` : `${row} and ${column}`;
  return `${who}: ${inHours(cell.minutes)} hours${sayChange(cell)}`;
}

function sayChange({ change, percent }: Cell): string {
  if (change === 'new') return ', none before';
  if (percent === null) return '';
  if (percent === 0) return ', as before';
  return `, ${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than before`;
}
