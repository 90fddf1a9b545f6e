import { clamp, lineWidthsPx } from '../rules.ts';
import { toWorld } from './camera.ts';
import type { Point } from './geometry.ts';
import { linkCount } from './graph-shapes.ts';
import { gridOf } from './node-grid.ts';
import { type Hit, type Scene, symbolScale } from './scene.ts';
import type { Tolerance } from './tolerance.ts';

/**
 * Nodes take precedence over links. Of overlapping nodes the topmost wins, otherwise the nearest
 * within tolerance.
 */
export function hitTest(scene: Scene, point: Point, tolerance: Tolerance): Hit | null {
  const node = nodeAt(scene, point, tolerance.node);
  if (node !== null) return { kind: 'node', node };
  // Links between regions lie too close together to hit one.
  if (scene.graph.shapes.regions) return null;
  const link = linkAt(scene, point, tolerance.link);
  return link === null ? null : { kind: 'link', link };
}

function nodeAt(scene: Scene, point: Point, tolerance: number): number | null {
  const { positions, camera } = scene;
  const { radius } = scene.graph.shapes;
  const scale = symbolScale(scene);
  const world = toWorld(camera, point);
  // The first node is the largest, so no node reaches farther.
  const reach = ((radius[0] ?? 0) * scale + tolerance) / camera.zoom;
  let best: number | null = null;
  let bestDistance = tolerance;
  gridOf(positions).forEachIn(
    {
      left: world.x - reach,
      right: world.x + reach,
      top: world.y - reach,
      bottom: world.y + reach,
    },
    (node) => {
      const dx = (positions[2 * node] ?? 0) - world.x;
      const dy = (positions[2 * node + 1] ?? 0) - world.y;
      const toEdge = Math.hypot(dx, dy) * camera.zoom - (radius[node] ?? 0) * scale;
      const distance = Math.max(0, toEdge);
      const isAbove = best === null || paintOrder(scene, node) > paintOrder(scene, best);
      if (distance < bestDistance || (distance === bestDistance && isAbove)) {
        best = node;
        bestDistance = distance;
      }
    },
  );
  return best;
}

/** Pinned nodes are painted last. */
function paintOrder({ pinned, positions }: Scene, node: number): number {
  return pinned.has(node) ? positions.length + node : node;
}

/** Allocates no objects: 60,000 links take a millisecond. */
function linkAt(scene: Scene, point: Point, tolerance: number): number | null {
  const { positions, camera, view } = scene;
  const { ends, tier, strong } = scene.graph.shapes;
  const world = toWorld(camera, point);
  let best: number | null = null;
  let bestDistance = tolerance;
  for (let link = 0; link < linkCount(scene.graph.shapes); link += 1) {
    if (view.strongOnly && !strong[link]) continue;
    const source = 2 * (ends[2 * link] ?? 0);
    const target = 2 * (ends[2 * link + 1] ?? 0);
    const fromX = (positions[source] ?? 0) - world.x;
    const fromY = (positions[source + 1] ?? 0) - world.y;
    const dx = (positions[target] ?? 0) - world.x - fromX;
    const dy = (positions[target + 1] ?? 0) - world.y - fromY;
    const along = -(fromX * dx + fromY * dy) / (dx * dx + dy * dy || 1);
    const t = clamp(along, 0, 1);
    const middle = Math.hypot(fromX + t * dx, fromY + t * dy) * camera.zoom;
    const distance = Math.max(0, middle - (lineWidthsPx[tier[link] ?? 0] ?? 0) / 2);
    if (distance < bestDistance) {
      best = link;
      bestDistance = distance;
    }
  }
  return best;
}
