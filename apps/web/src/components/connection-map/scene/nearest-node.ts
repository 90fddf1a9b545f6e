import type { Point } from './geometry.ts';
import { type Scene, screenPoint } from './scene.ts';

/** The nearest node in about `direction`, for maps with too many links to follow. */
export function nearestNode(scene: Scene, from: number, direction: Point): number | null {
  const start = screenPoint(scene, from);
  let best: number | null = null;
  let bestCost = Infinity;
  for (const node of scene.graph.nodes.keys()) {
    const { x, y } = screenPoint(scene, node);
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y - (y - start.y) * direction.x);
    // Within 45 degrees. Sideways distance counts double, so that the walk follows rows.
    if (node === from || ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost >= bestCost) continue;
    best = node;
    bestCost = cost;
  }
  return best;
}
