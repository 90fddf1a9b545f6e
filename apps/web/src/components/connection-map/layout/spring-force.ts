import type { Ends } from '../scene/graph-shapes.ts';
import { type Bodies, type Force, tinyOffset } from './bodies.ts';

/** By default, links between nodes with many links are weaker. */
type Springs = { lengthOf: (link: number) => number; strengthOf?: (link: number) => number };

/** Pulls the ends of a link to its length. The end with more links moves less. */
export function springForce(
  { x, y, vx, vy }: Bodies,
  ends: Ends,
  { lengthOf, strengthOf }: Springs,
): Force {
  const degrees = countLinks(ends, x.length);
  const degreeAt = (at: number) => degrees[ends[at] ?? 0] ?? 0;
  const gentle = (link: number) => 1 / Math.min(degreeAt(2 * link), degreeAt(2 * link + 1));
  const pulls = Float64Array.from({ length: ends.length / 2 }, (_, link) =>
    (strengthOf ?? gentle)(link),
  );
  const lengths = Float64Array.from(pulls, (_, link) => lengthOf(link));
  const shares = Float64Array.from(
    pulls,
    (_, link) => degreeAt(2 * link) / (degreeAt(2 * link) + degreeAt(2 * link + 1)),
  );
  return (alpha) => {
    for (let link = 0; link < pulls.length; link += 1) {
      const pull = pulls[link] ?? 0;
      if (pull === 0) continue;
      const a = ends[2 * link] ?? 0;
      const b = ends[2 * link + 1] ?? 0;
      let dx = (x[b] ?? 0) + (vx[b] ?? 0) - (x[a] ?? 0) - (vx[a] ?? 0);
      let dy = (y[b] ?? 0) + (vy[b] ?? 0) - (y[a] ?? 0) - (vy[a] ?? 0);
      if (dx === 0 && dy === 0) ({ x: dx, y: dy } = tinyOffset(a, b));
      const distance = Math.sqrt(dx * dx + dy * dy);
      const change = ((distance - (lengths[link] ?? 0)) / distance) * alpha * pull;
      const share = shares[link] ?? 0;
      vx[a] = (vx[a] ?? 0) + dx * change * (1 - share);
      vy[a] = (vy[a] ?? 0) + dy * change * (1 - share);
      vx[b] = (vx[b] ?? 0) - dx * change * share;
      vy[b] = (vy[b] ?? 0) - dy * change * share;
    }
  };
}

function countLinks(ends: Ends, bodies: number): Uint32Array {
  const counts = new Uint32Array(bodies);
  for (const body of ends) counts[body] = (counts[body] ?? 0) + 1;
  return counts;
}
