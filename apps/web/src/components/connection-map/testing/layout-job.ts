import { ForceLayout, type Plan } from '../layout/force-layout.ts';
import { gatherGroups } from '../layout/gather-groups.ts';
import { isGathered } from '../layout/is-gathered.ts';
import type { LayoutJob } from '../layout/layout-messages.ts';
import { spreadByLinks } from '../layout/spread-by-links.ts';
import type { MapGraph } from '../scene/map-graph.ts';

export function jobOf({ shapes }: Pick<MapGraph, 'shapes'>): LayoutJob {
  return {
    shapes,
    size: { width: 800, height: 280 },
    departments: null,
    start: null,
    isStill: false,
  };
}

/** Chooses the plan as the workers do. */
export function planFor(job: LayoutJob): Plan {
  return isGathered(job) ? gatherGroups(job) : spreadByLinks(job);
}

export function layoutOf(job: LayoutJob): ForceLayout {
  return new ForceLayout(job, planFor(job));
}
