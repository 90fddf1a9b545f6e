import { type MoodAxis, shareOnAxis } from './mood-axis.ts';

/** The mood of one week, with its band if there is one; null for a gap. */
export type WeekPoint = { mood: number; band?: { low: number; high: number } } | null;

export const paintedWidth = 100;
export const paintedHeight = 100;

type Point = { x: number; week: NonNullable<WeekPoint> };

/** Runs of consecutive weeks without a gap. */
function runsOf(weeks: readonly WeekPoint[]): Point[][] {
  const runs: Point[][] = [[]];
  const step = weeks.length > 1 ? paintedWidth / (weeks.length - 1) : 0;
  weeks.forEach((week, at) => {
    if (week) runs.at(-1)?.push({ x: at * step, week });
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter((run) => run.length > 0);
}

/** Stretches without a mood, from the last week that has one to the next. */
export function gapsOf(weeks: readonly WeekPoint[]): { from: number; to: number }[] {
  const step = weeks.length > 1 ? paintedWidth / (weeks.length - 1) : 0;
  return weeks.flatMap((week, at) => {
    if (week || (at > 0 && !weeks[at - 1])) return [];
    const next = weeks.findIndex((one, later) => later > at && one !== null);
    const last = next === -1 ? weeks.length - 1 : next;
    return [{ from: Math.max(0, at - 1) * step, to: last * step }];
  });
}

const number = (value: number) => value.toFixed(2).replace(/\.?0+$/, '');

/** Paths in a square of 100 units, one of each kind per run. Lines never cross a gap. */
export function moodPaths(weeks: readonly WeekPoint[], axis: MoodAxis) {
  const y = (mood: number) => paintedHeight * (1 - shareOnAxis(axis, mood));
  const through = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, mood]) => `${number(x)} ${number(y(mood))}`).join('L')}`;
  const runs = runsOf(weeks);
  return {
    lines: runs
      .filter((run) => run.length > 1)
      .map((run) => through(run.map(({ x, week }) => [x, week.mood]))),
    bands: runs.flatMap((run) => {
      const high = run.flatMap(({ x, week }) => (week.band ? [[x, week.band.high] as const] : []));
      const low = run.flatMap(({ x, week }) => (week.band ? [[x, week.band.low] as const] : []));
      return high.length > 0 ? [`${through([...high, ...low.reverse()])}Z`] : [];
    }),
    dots: runs.flat().map(({ x, week }) => ({ x, y: y(week.mood) })),
  };
}
