import type { Point, Positions, Size } from '../scene/geometry.ts';
import type { GraphShapes } from '../scene/graph-shapes.ts';
import type { MapDepartment } from '../scene/map-departments.ts';

export type LayoutJob = {
  shapes: Pick<GraphShapes, 'radius' | 'department' | 'ends' | 'strength'>;
  size: Size;
  /** Departments by code; null to place nodes by their links. */
  departments: readonly MapDepartment[] | null;
  /** Known positions; null for a layout from scratch. */
  start: LayoutStart | null;
  /** Sends only the final positions (reduced motion). */
  isStill: boolean;
};

export type LayoutStart = {
  positions: Positions;
  /** Stretch to the map's proportions. */
  stretch: Point;
  /** Fixed nodes. */
  held: readonly number[];
};

export type LayoutOrder =
  | { kind: 'start'; job: LayoutJob }
  | { kind: 'hold'; node: number; x: number; y: number }
  | { kind: 'release'; node: number }
  /** Moves all but the held nodes for a while. */
  | { kind: 'warm' }
  /** The last positions sent were painted. */
  | { kind: 'shown' };

/** `warmed` counts the 'warm' messages received. */
export type LayoutNews = {
  positions: Positions;
  stretch: Point;
  isAtRest: boolean;
  warmed: number;
};
