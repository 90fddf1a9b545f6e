import type { LayoutJob } from '../layout/layout-messages.ts';
import type { MapGraph } from '../scene/map-graph.ts';

/** The job of laying a graph out from nothing, wherever its links pull people. */
export function jobOf({ shapes }: Pick<MapGraph, 'shapes'>): LayoutJob {
  return {
    shapes,
    size: { width: 800, height: 280 },
    departmentPlaces: null,
    start: { positions: null, stretch: null, heat: 'new', held: [] },
    isStill: false,
  };
}
