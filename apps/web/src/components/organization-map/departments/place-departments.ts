import type { Point, Size } from '@/components/connection-map/scene/geometry.ts';
import { seededRandom } from '@/lib/seeded-random.ts';
import { type Circle, within } from './circle-room.ts';
import { costAt, type Placing, type WeightedPair } from './placing-cost.ts';

const starts = 3;
/** Trials of one start, so that many circles take no longer. */
const trials = 2_400;
/** Widths of the moves that are tried, as shares of the drawing. */
const jumps = [0.6, 0.25, 0.08] as const;
/** Costs that are accepted at first. */
const heat = 1.2;

/**
 * Places circles so that they do not touch, long talk is near, and curves neither cross nor pass under a circle
 * (simulated annealing: Davidson and Harel 1996). The same circles always get the same places.
 */
export function placeDepartments(
  circles: readonly Circle[],
  pairs: readonly WeightedPair[],
  size: Size,
): Point[] {
  const random = seededRandom('departments');
  const tried = Array.from({ length: starts }, (_, start) => {
    const placing: Placing = { circles, pairs, size, places: onEllipse(circles, size, start) };
    anneal(placing, random);
    const cost = circles.reduce((sum, _circle, at) => sum + costAt(at, placing), 0);
    return { places: placing.places, cost };
  });
  return tried.reduce((one, other) => (other.cost < one.cost ? other : one)).places;
}

function onEllipse(circles: readonly Circle[], size: Size, start: number): Point[] {
  return circles.map((circle, at) => {
    const angle = (2 * Math.PI * at * (start + 1)) / Math.max(1, circles.length) + start;
    return within(circle, size, {
      x: size.width * (0.5 + 0.4 * Math.cos(angle)),
      y: size.height * (0.5 + 0.4 * Math.sin(angle)),
    });
  });
}

function anneal(placing: Placing, random: () => number): void {
  const { circles, size, places } = placing;
  const perRound = (jumps.length + 1) * Math.max(1, circles.length);
  const rounds = Math.ceil(trials / perRound);
  for (let round = 0; round < rounds; round += 1) {
    const left = 1 - round / rounds;
    const isKept = (worse: number) =>
      worse <= 0 || random() < Math.exp(-worse / (heat * left * left + 1e-6));
    for (const [at, circle] of circles.entries()) {
      for (const jump of jumps) {
        const here = places[at] ?? { x: 0, y: 0 };
        const before = costAt(at, placing);
        places[at] = within(circle, size, {
          x: here.x + (random() - 0.5) * size.width * jump * left,
          y: here.y + (random() - 0.5) * size.height * jump * left,
        });
        if (!isKept(costAt(at, placing) - before)) places[at] = here;
      }
      trySwap(at, Math.floor(random() * circles.length), placing, isKept);
    }
  }
}

function trySwap(
  one: number,
  other: number,
  placing: Placing,
  isKept: (worse: number) => boolean,
): void {
  const { circles, size, places } = placing;
  const [here, there, circle, next] = [places[one], places[other], circles[one], circles[other]];
  if (one === other || !here || !there || !circle || !next) return;
  const costOf = () => costAt(one, placing) + costAt(other, placing);
  const before = costOf();
  places[one] = within(circle, size, there);
  places[other] = within(next, size, here);
  if (isKept(costOf() - before)) return;
  places[one] = here;
  places[other] = there;
}
