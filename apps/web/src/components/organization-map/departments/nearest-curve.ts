import { distanceToSegment, type Point } from '@/components/connection-map/scene/geometry.ts';
import type { DrawnCurve } from './draw-departments.ts';

/** How far from the edge of a curve a press still means it, in pixels. */
const tolerance = 6;

/** The curve at a point, or whose figure is there; null if there is none. */
export function nearestCurve(curves: readonly DrawnCurve[], point: Point): number | null {
  const onFigure = curves.findIndex(({ figure }) => {
    const box = figure?.place.box;
    return (
      box && point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom
    );
  });
  if (onFigure >= 0) return onFigure;
  let nearest: { at: number; away: number } | null = null;
  for (const [at, { samples, width }] of curves.entries())
    for (const [next, from] of samples.entries()) {
      const to = samples[next + 1];
      if (!to) continue;
      const away = distanceToSegment(point, from, to) - width / 2;
      if (away < (nearest?.away ?? tolerance)) nearest = { at, away };
    }
  return nearest?.at ?? null;
}
