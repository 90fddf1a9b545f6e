import type { Point } from '../scene/geometry.ts';
import type { Tolerance } from '../scene/tolerance.ts';
import type { GestureKind } from './listen-to-canvas.ts';

export type Gestures = {
  [Kind in GestureKind]: (event: HTMLElementEventMap[Kind]) => void;
};

/** Points are CSS pixels from the map's top left corner. */
export type GestureTarget = {
  /** Null for a link or the background. */
  nodeAt: (point: Point, tolerance: Tolerance) => number | null;
  hover: (point: Point | null) => void;
  tap: (point: Point, tolerance: Tolerance) => void;
  /** A press on the background. */
  grab: () => void;
  /** After a click: restores the view from before `grab`. */
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
