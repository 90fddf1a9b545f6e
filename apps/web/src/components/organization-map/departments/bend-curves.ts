import type { Point, Size } from '@/components/connection-map/scene/geometry.ts';
import type { BundledPair } from './bundle-departments.ts';

export type PlacedCircle = Point & { radius: number };

/** A quadratic Bézier curve from the edge of a circle to that of another. */
export type Curve = {
  pair: BundledPair;
  from: Point;
  control: Point;
  to: Point;
  /** In pixels. */
  width: number;
  /** Points along the curve. */
  samples: readonly Point[];
};

/** Distances of the control point from the straight line, as shares of its length. */
const bends = [0.13, -0.13, 0.24, -0.24, 0.38, -0.38, 0.55, -0.55];
const samplesOfCurve = 24;
/** Free space in pixels between a curve and a circle. */
const airPx = 7;

export type PairWidth = { pair: BundledPair; width: number };

/** Bends each curve so that it passes no circle and crosses few of the curves before it. */
export function bendCurves(
  pairs: readonly PairWidth[],
  circles: readonly PlacedCircle[],
  size: Size,
): Curve[] {
  const drawn: Curve[] = [];
  for (const { pair, width } of pairs) {
    const curves = bends.map((bend) => {
      const curve = curveOf(pair, width, circles, bend);
      return { curve, cost: 3 * Math.abs(bend) + costOf(curve, circles, drawn, size) };
    });
    const best = curves.reduce((one, other) => (other.cost < one.cost ? other : one));
    drawn.push(best.curve);
  }
  return drawn;
}

function curveOf(
  pair: BundledPair,
  width: number,
  circles: readonly PlacedCircle[],
  bend: number,
): Curve {
  const nowhere = { x: 0, y: 0, radius: 0 };
  const [one, other] = [circles[pair.a] ?? nowhere, circles[pair.b] ?? nowhere];
  const control = {
    x: (one.x + other.x) / 2 + bend * (one.y - other.y),
    y: (one.y + other.y) / 2 + bend * (other.x - one.x),
  };
  const [from, to] = [edgeTowards(one, control), edgeTowards(other, control)];
  const samples = Array.from({ length: samplesOfCurve + 1 }, (_, at) =>
    pointOn(from, control, to, at / samplesOfCurve),
  );
  return { pair, from, control, to, width, samples };
}

function edgeTowards({ x, y, radius }: PlacedCircle, target: Point): Point {
  const away = Math.hypot(target.x - x, target.y - y) || 1;
  return { x: x + (radius * (target.x - x)) / away, y: y + (radius * (target.y - y)) / away };
}

const pointOn = (from: Point, control: Point, to: Point, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t ** 2 * to.y,
});

function costOf(
  { pair, samples, width }: Curve,
  circles: readonly PlacedCircle[],
  drawn: readonly Curve[],
  size: Size,
): number {
  let cost = 0;
  for (const point of samples) {
    if (point.x < 4 || point.y < 4 || point.x > size.width - 4 || point.y > size.height - 4)
      cost += 2;
    for (const [at, { x, y, radius }] of circles.entries()) {
      if (at === pair.a || at === pair.b) continue;
      const free = radius + width / 2 + airPx;
      const away = Math.hypot(point.x - x, point.y - y);
      if (away < free) cost += 0.5 + (free - away) / free;
    }
  }
  for (const other of drawn) cost += nearTo(samples, width, other);
  return cost;
}

/** Curves that run beside each other look like one; where they cross at an angle few points are near. */
function nearTo(samples: readonly Point[], width: number, other: Curve): number {
  const free = (width + other.width) / 2 + 3;
  const near = samples.filter((point) =>
    other.samples.some(({ x, y }) => Math.hypot(point.x - x, point.y - y) < free),
  ).length;
  return near > 0 ? 0.3 + 0.12 * near : 0;
}
