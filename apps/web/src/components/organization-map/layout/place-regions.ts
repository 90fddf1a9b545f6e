import { onSpiral } from '@/components/connection-map/layout/bodies.ts';
import { patchPlaces } from '@/components/connection-map/layout/community-places.ts';
import type { Point, Size } from '@/components/connection-map/scene/geometry.ts';
import { arrangeSlots } from './arrange-slots.ts';
import type { Group } from './layout-organization.ts';
import { seatsRadius } from './seat-people.ts';
import type { Talk } from './talk.ts';

/** Proportions of the map, between those of the dashboard and of the map's own page. */
const shape: Size = { width: 7, height: 5 };
/** Free space around a region, for its name and passing ties. */
const airShare = 0.16;
const airSpacings = 3.4;

/** Centres of regions that do not touch. Departments that talk much are close to each other. */
export function placeRegions(
  groups: readonly Group[],
  talk: readonly Talk[],
  spacing: number,
): Point[] {
  const regionOf = new Map(groups.map(({ department }, region) => [department, region]));
  const between = talk.flatMap(({ a, b, weight }) => {
    const [from, to] = [regionOf.get(a), regionOf.get(b)];
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, weight }];
  });
  const radii = groups.map(({ ids }) => {
    const radius = seatsRadius(ids.length, spacing);
    return radius * (1 + airShare) + airSpacings * spacing;
  });
  const widest = radii.reduce((max, radius) => Math.max(max, radius), 0);
  const starts = arrangeSlots(
    groups.map((_, region) => onSpiral(region, widest)),
    between,
  );
  return patchPlaces({
    radii,
    ends: Uint32Array.from(between.flatMap(({ from, to }) => [from, to])),
    weights: between.map(({ weight }) => weight),
    start: (region) => starts[region] ?? { x: 0, y: 0 },
    size: shape,
  });
}
