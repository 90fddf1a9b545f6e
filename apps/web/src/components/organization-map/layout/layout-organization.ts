import type { Point } from '@/components/connection-map/scene/geometry.ts';
import { type DepartmentColours, departmentColours } from '../department-colours.ts';
import { outlineOf } from './outline.ts';
import { placeRegions } from './place-regions.ts';
import { seatPeople, seatSpacing } from './seat-people.ts';
import type { Talk } from './talk.ts';

export type Placeable = { id: string; department: string | null };

export type Region = {
  /** Null for people without a department. */
  department: string | null;
  people: number;
  centre: Point;
  /** x and y interleaved. */
  outline: Float32Array;
};

export type OrganizationLayout = {
  /** Largest first. */
  regions: readonly Region[];
  /** Region index and place, by person id. */
  seats: ReadonlyMap<string, { region: number; place: Point }>;
  colours: DepartmentColours;
};

/** Free space around people inside an outline, as a share of their distance. */
const outlinePadding = 1.1;

/**
 * Places everyone in the directory in the region of their department. The same people and talk
 * always give the same places, so nobody moves between periods.
 */
export function layoutOrganization(
  people: readonly Placeable[],
  talk: readonly Talk[],
): OrganizationLayout {
  const spacing = seatSpacing(people.length);
  const groups = groupsOf(people);
  const centres = placeRegions(groups, talk, spacing);
  const seats = new Map<string, { region: number; place: Point }>();
  const regions = groups.map(({ department, ids }, region): Region => {
    const centre = centres[region] ?? { x: 0, y: 0 };
    const places = seatPeople(ids, centre, spacing);
    for (const [id, place] of places) seats.set(id, { region, place });
    const outline = outlineOf([...places.values()], centre, spacing * outlinePadding);
    return { department, people: ids.length, centre, outline };
  });
  const colours = departmentColours(groups.map(({ department }) => department));
  return { regions, seats, colours };
}

export type Group = { department: string | null; ids: readonly string[] };

function groupsOf(people: readonly Placeable[]): Group[] {
  const groups = new Map<string | null, string[]>();
  for (const { id, department } of people) {
    const ids = groups.get(department);
    if (ids) ids.push(id);
    else groups.set(department, [id]);
  }
  return [...groups]
    .map(([department, ids]) => ({ department, ids }))
    .sort((a, b) => b.ids.length - a.ids.length || compare(a.department, b.department));
}

/** Compares by code units, independent of the locale; people without a department come last. */
function compare(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}
