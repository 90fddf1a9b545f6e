import type { Point } from './geometry.ts';
import { otherEnd } from './map-graph.ts';
import { linkIsShown, type Scene, screenPoint } from './scene.ts';

/** Cosine of the largest accepted angle to the direction. */
const widestCosine = 0.35;

/** The neighbour closest to `direction`, a unit vector on the screen; null if none is close. */
export function nextNode(scene: Scene, from: number, direction: Point): number | null {
  const start = screenPoint(scene, from);
  let best: number | null = null;
  let bestCosine = widestCosine;
  for (const index of scene.graph.links.of(from)) {
    const link = scene.graph.links.at(index);
    if (!link || !linkIsShown(scene, link)) continue;
    const node = otherEnd(link, from);
    const end = screenPoint(scene, node);
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (length === 0) continue;
    const cosine = ((end.x - start.x) * direction.x + (end.y - start.y) * direction.y) / length;
    if (cosine > bestCosine) {
      best = node;
      bestCosine = cosine;
    }
  }
  return best;
}
