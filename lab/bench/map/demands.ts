import type { Leftovers } from './leftovers.ts';
import type { MapRun, Page } from './measure.ts';
import type { ScriptSize } from './script-size.ts';

export type Demand = { name: string; figure: string; rule: string; isMet: boolean };

const gestures = ['pan', 'zoom', 'drag'] as const;
/** Relative difference that is normal between runs of two pages at the screen's frame rate. */
const noise = 0.05;
const longTaskMs = 50;

/** Checks medians over the rounds. */
export function checkDemands(
  runs: readonly MapRun[],
  leftovers: Leftovers,
  script: ScriptSize,
): Demand[] {
  return [
    ...speedDemands(runs, 105, 1, 1 - noise, 'at least the reference’s, less 5 % of noise'),
    ...speedDemands(runs, 1_000, 2, 2, 'at least 2 times the reference’s'),
    ...speedDemands(runs, 5_000, 2, 6, 'at least 6 times the reference’s'),
    longestTask(runs, 105, 1, longTaskMs),
    longestTask(runs, 105, 4, 2 * longTaskMs),
    longestTask(runs, 1_000, 1, longTaskMs),
    longestTask(runs, 5_000, 1, longTaskMs),
    firstPaint(runs),
    repaints(runs),
    growth(runs),
    memory(runs),
    scriptDemand(script),
    {
      name: 'left behind by 50 opened and closed maps',
      figure: `${leftovers.workers} workers, ${leftovers.heapMegabytes.toFixed(2)} MB`,
      rule: 'no worker, at most 0.5 MB',
      isMet: leftovers.workers === 0 && leftovers.heapMegabytes <= 0.5,
    },
    dropped(runs),
    clicked(runs),
    hugeCrowd(runs),
  ];
}

function of(runs: readonly MapRun[], page: Page, people: number, slowness = 1): MapRun[] {
  return runs.filter(
    (run) => run.page === page && run.people === people && run.slowness === slowness,
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] =
    sorted.length % 2 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

function speedDemands(
  runs: readonly MapRun[],
  people: number,
  slowness: number,
  times: number,
  rule: string,
): Demand[] {
  return gestures.map((gesture) => {
    const { ours, theirs, ratio } = framesOf(runs, people, slowness, gesture);
    const atFullSpeed = framesOf(runs, people, 1, gesture);
    const beside =
      slowness > 1
        ? `; at full speed ${atFullSpeed.ours.toFixed(0)} to ${atFullSpeed.theirs.toFixed(0)}`
        : '';
    return {
      name: `${people} people${slownessText(slowness)}: frames/s in ${gesture}`,
      figure: `${ours.toFixed(0)} to ${theirs.toFixed(0)}: ${ratio.toFixed(2)} times${beside}`,
      rule,
      isMet: ratio >= times,
    };
  });
}

function framesOf(
  runs: readonly MapRun[],
  people: number,
  slowness: number,
  gesture: (typeof gestures)[number],
): { ours: number; theirs: number; ratio: number } {
  const frames = (page: Page) =>
    median(of(runs, page, people, slowness).map((run) => run[gesture].contentFps ?? 0));
  const [ours, theirs] = [frames('rapport'), frames('reference')];
  return { ours, theirs, ratio: ours / theirs };
}

function slownessText(slowness: number): string {
  return slowness > 1 ? `, ${slowness} times slower` : '';
}

function scriptDemand({ shown, later }: ScriptSize): Demand {
  const rest = Object.entries(later).map(([name, size]) => `${name} ${size.toFixed(1)}`);
  return {
    name: 'script added by a meeting’s map, compressed',
    figure: `${shown.toFixed(1)} kB; for crowds or on first use ${rest.join(', ')}`,
    rule: 'at most 23 kB',
    isMet: shown <= 23,
  };
}

/** Larger than the supported size: it may be slow, but must work. */
function hugeCrowd(runs: readonly MapRun[]): Demand {
  const [run] = of(runs, 'rapport', 20_000);
  return {
    name: '20000 people',
    figure: run
      ? `seen after ${run.firstPaintMs.toFixed(0)} ms, ${run.pan.contentFps?.toFixed(0)} frames/s, longest task ${run.overall.longestTaskMs} ms`
      : 'no full measurement',
    rule: 'seen, panned, zoomed, dragged and clicked',
    isMet: run !== undefined,
  };
}

function longestTask(runs: readonly MapRun[], people: number, slowness: number, most: number) {
  const ours = of(runs, 'rapport', people, slowness).map(({ overall, pan, zoom, drag }) =>
    Math.max(...[overall, pan, zoom, drag].map(({ longestTaskMs }) => longestTaskMs)),
  );
  const worst = median(ours);
  return {
    name: `${people} people${slownessText(slowness)}: longest task`,
    // The browser reports no tasks below 50 ms.
    figure: worst === 0 ? `none over ${longTaskMs} ms` : `${worst.toFixed(0)} ms`,
    rule: `none over ${most} ms`,
    isMet: worst <= most,
  };
}

function firstPaint(runs: readonly MapRun[]): Demand {
  const [ours, theirs] = (['rapport', 'reference'] as const).map((page) =>
    median(of(runs, page, 5_000).map(({ firstPaintMs }) => firstPaintMs)),
  );
  return {
    name: '5000 people: first seen',
    figure: `${ours?.toFixed(0)} ms (reference ${theirs?.toFixed(0)})`,
    rule: 'within 300 ms',
    isMet: (ours ?? Infinity) <= 300,
  };
}

function repaints(runs: readonly MapRun[]): Demand {
  const fresh = median(of(runs, 'rapport', 5_000).map(({ pan }) => pan.freshFps ?? 0));
  return {
    name: '5000 people: whole repaints while panning',
    figure: `${fresh.toFixed(1)} a second`,
    rule: 'at least 15 a second',
    isMet: fresh >= 15,
  };
}

/** Exponent of the frame time in the number of people: least squares on logarithms. */
function growth(runs: readonly MapRun[]): Demand {
  const points = [500, 1_000, 5_000, 10_000].map((people) => {
    const frames = of(runs, 'rapport', people).map(({ pan }) => pan.contentFps ?? 0);
    return { x: Math.log(people), y: Math.log(1 / median(frames)) };
  });
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const slope =
    points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return {
    name: 'exponent of the frame time, 500 to 10000 people',
    figure: slope.toFixed(2),
    rule: 'at most 1',
    isMet: slope <= 1,
  };
}

function memory(runs: readonly MapRun[]): Demand {
  const [ours, theirs] = (['rapport', 'reference'] as const).map((page) =>
    median(of(runs, page, 5_000).map(({ agentMemMB }) => agentMemMB ?? Number.NaN)),
  );
  return {
    name: '5000 people: memory of page and workers',
    figure: `${ours?.toFixed(1)} MB (reference ${theirs?.toFixed(1)})`,
    rule: 'below the reference’s',
    isMet: (ours ?? Infinity) < (theirs ?? 0),
  };
}

function dropped(runs: readonly MapRun[]): Demand {
  const ours = runs.filter(({ page }) => page === 'rapport');
  const worst = Math.max(...ours.map(({ pin }) => pin.errPx));
  return {
    name: 'a dragged person from where it was dropped, every size',
    figure: `${worst} px`,
    rule: '0 px',
    isMet: worst === 0,
  };
}

function clicked(runs: readonly MapRun[]): Demand {
  const ours = runs.filter(({ page }) => page === 'rapport');
  const hits = ours.filter(({ click }) => click.type === 'node' && click.i === click.want);
  return {
    name: 'a click on a dragged person picks them, every size',
    figure: `${hits.length} of ${ours.length}`,
    rule: 'all',
    isMet: hits.length === ours.length && ours.length > 0,
  };
}
