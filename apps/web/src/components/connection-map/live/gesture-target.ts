import type { Point } from '../scene/geometry.ts';
import type { Tolerance } from '../scene/tolerance.ts';
import type { GestureKind } from './listen-to-canvas.ts';

/** What answers each event of a mouse or pen. */
export type Gestures = {
  [Kind in GestureKind]: (event: HTMLElementEventMap[Kind]) => void;
};

/** What gestures ask of the map; points are in CSS pixels from the map's top left corner. */
export type GestureTarget = {
  /** The node under a point, or null for a line or the ground. */
  nodeAt: (point: Point, tolerance: Tolerance) => number | null;
  hover: (point: Point | null) => void;
  tap: (point: Point, tolerance: Tolerance) => void;
  /** The ground is taken hold of. */
  grab: () => void;
  /** It was a click: the view is what it was before. */
  putBack: () => void;
  pan: (dx: number, dy: number) => void;
  zoom: (at: Point, factor: number) => void;
  moveNode: (node: number, to: Point) => void;
  dropNode: (node: number) => void;
};

export function pointIn(element: Element, event: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
