import type { Point, Size } from '../scene/geometry.ts';
import type { MapDepartment } from '../scene/map-departments.ts';

/** Relative to the map's centre; 1 is close to the edge. */
const places: Record<MapDepartment, Point> = {
  Executive: { x: 0.02, y: -0.04 },
  Engineering: { x: -0.72, y: -0.04 },
  Product: { x: -0.24, y: -0.7 },
  HR: { x: 0.3, y: -0.78 },
  Sales: { x: 0.76, y: -0.24 },
  Marketing: { x: 0.5, y: 0.68 },
  Finance: { x: 0.06, y: 0.78 },
  Design: { x: -0.38, y: 0.74 },
  Unknown: { x: 0.92, y: 0.92 },
};

/** Share of the map's sides that corresponds to 1. Names need more space vertically. */
const reach: Point = { x: 0.57, y: 0.43 };

/** In pixels from the map's centre. */
export function departmentPlaces(
  departments: readonly MapDepartment[],
  { width, height }: Size,
): Point[] {
  return departments.map((name) => ({
    x: places[name].x * reach.x * width,
    y: places[name].y * reach.y * height,
  }));
}
