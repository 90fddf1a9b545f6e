import type { Point, Positions, Size } from '../scene/geometry.ts';
import type { GraphShapes } from '../scene/graph-shapes.ts';
import type { MapDepartment } from '../scene/map-departments.ts';

/** Everything a layout begins with. */
export type LayoutJob = {
  shapes: Pick<GraphShapes, 'radius' | 'department' | 'ends' | 'strength'>;
  size: Size;
  /** The departments by code; null where people stand wherever their links pull them. */
  departments: readonly MapDepartment[] | null;
  /** Null where nobody has a place yet: they are warmed up first. */
  start: LayoutStart | null;
  /** Sends nothing before everybody has come to rest. */
  isStill: boolean;
};

/** What a layout only moves on from. */
export type LayoutStart = {
  positions: Positions;
  /** How far those places are drawn out to have the shape of the map. */
  stretch: Point;
  /** Those who stay where they stand. */
  held: readonly number[];
};

export type LayoutOrder =
  | { kind: 'start'; job: LayoutJob }
  /** Puts a node somewhere and keeps it there. */
  | { kind: 'hold'; node: number; x: number; y: number }
  /** Lets a held node go. */
  | { kind: 'release'; node: number }
  /** Gives new warmth: everybody moves again for a while. */
  | { kind: 'warm' }
  /** The last places were shown: more are wanted. */
  | { kind: 'shown' };

/** Where everyone stands now; `warmed` is how many orders to warm up it has had. */
export type LayoutNews = {
  positions: Positions;
  stretch: Point;
  isAtRest: boolean;
  warmed: number;
};
