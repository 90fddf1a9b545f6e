import { toWorld } from '../scene/camera.ts';
import type { Point } from '../scene/geometry.ts';
import { nextNode } from '../scene/next-node.ts';
import { nodeOf, screenPoint } from '../scene/scene.ts';
import type { Interaction } from './interaction.ts';
import type { LiveMap } from './live-map.ts';

export type Key = { key: string; shiftKey: boolean };

/** Pixels per key press. */
const stepPx = 12;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Arrow keys follow connections, or lead to the nearest node on maps with fixed places. Shift +
 * arrow moves a node, P pins it.
 */
export function pressKey(
  map: LiveMap,
  interaction: Pick<Interaction, 'pointAt' | 'togglePin'>,
  { key, shiftKey }: Key,
  onReach: (node: number) => void,
): void {
  const direction = arrows[key];
  const hovered = nodeOf(map.scene.view.hovered);
  if (direction && !shiftKey) {
    const node = reachedBy(map, direction);
    if (node === null) return;
    interaction.pointAt({ kind: 'node', node });
    onReach(node);
  } else if (hovered !== null && !map.scene.graph.plan) {
    if (direction) moveBy(map, hovered, direction);
    if (key.toLowerCase() === 'p') interaction.togglePin(hovered);
  }
}

/** Starts at the node with most connections if none is hovered or selected. */
function reachedBy({ scene }: LiveMap, direction: Point): number | null {
  const from = nodeOf(scene.view.hovered) ?? nodeOf(scene.view.selected);
  if (scene.graph.nodes.length === 0) return null;
  if (from === null) return 0;
  const next = scene.graph.plan?.pen.nearestNode ?? nextNode;
  return next(scene, from, direction) ?? from;
}

/** Drags a node by keyboard, which also pins it. */
function moveBy(map: LiveMap, node: number, direction: Point): void {
  const { x, y } = screenPoint(map.scene, node);
  const to = { x: x + direction.x * stepPx, y: y + direction.y * stepPx };
  map.isFitting = false;
  map.arrangement?.hold(node, toWorld(map.scene.camera, to));
  map.take();
}
