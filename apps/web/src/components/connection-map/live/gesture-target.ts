import type { Point } from '../scene/geometry.ts';
import type { Tolerance } from '../scene/tolerance.ts';
import type { GestureKind } from './listen-to-canvas.ts';

export type Gestures = {
  [Kind in GestureKind]: (event: HTMLElementEventMap[Kind]) => void;
};

/** Receives gestures. Points are CSS pixels from the map's top left corner. */
export type GestureTarget = {
  /** Null over a link or the background. */
  nodeAt: (point: Point, tolerance: Tolerance) => number | null;
  hover: (point: Point | null) => void;
  tap: (point: Point, tolerance: Tolerance) => void;
  /** The background was pressed. */
  grab: () => void;
  /** Restores the view from before `grab`, if the press was only a click. */
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
