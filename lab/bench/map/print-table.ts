import { type Demand, median } from './demands.ts';
import type { MapRun } from './measure.ts';

const heads = [
  'people',
  'page',
  'first seen',
  'at rest',
  'pan/zoom/drag',
  'repaints',
  'longest',
  'memory',
];
const widths = [16, 11, 11, 11, 15, 10, 9, 9];

export function printTable(runs: readonly MapRun[], demands: readonly Demand[]): void {
  console.log(row(heads));
  for (const cell of Map.groupBy(runs, cellOf).values()) console.log(row(figures(cell)));
  console.log('');
  for (const { name, figure, rule, isMet } of demands) {
    console.log(`${name.padEnd(58)}${figure.padEnd(46)}  ${rule}: ${isMet ? 'met' : 'MISSED'}`);
  }
}

function cellOf({ people, slowness, page }: MapRun): string {
  return `${people} ${slowness} ${page}`;
}

function figures(runs: readonly MapRun[]): string[] {
  const [first] = runs;
  if (!first) return [];
  const { people, slowness, page } = first;
  const middle = (pick: (run: MapRun) => number | null | undefined) =>
    median(runs.map((run) => pick(run) ?? Number.NaN)).toFixed(0);
  return [
    slowness > 1 ? `${people}, ${slowness}x slower` : `${people}`,
    page,
    `${middle(({ firstPaintMs }) => firstPaintMs)} ms`,
    `${middle(({ settledMs }) => settledMs)} ms`,
    [
      middle(({ pan }) => pan.contentFps),
      middle(({ zoom }) => zoom.contentFps),
      middle(({ drag }) => drag.contentFps),
    ].join('/'),
    page === 'rapport' ? middle(({ pan }) => pan.freshFps) : '',
    `${middle(({ overall }) => overall.longestTaskMs)} ms`,
    `${middle(({ agentMemMB }) => agentMemMB)} MB`,
  ];
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('')
    .trimEnd();
}
