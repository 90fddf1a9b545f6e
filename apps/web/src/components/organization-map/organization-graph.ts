import type { OrganizationMap } from '@rapport/contract';
import { boundsOf } from '@/components/connection-map/scene/geometry.ts';
import { tieChangeCode } from '@/components/connection-map/scene/graph-shapes.ts';
import { markCode } from '@/components/connection-map/scene/map-departments.ts';
import type { MapGraph, MapPlan } from '@/components/connection-map/scene/map-graph.ts';
import { MapLinks } from '@/components/connection-map/scene/map-links.ts';
import { regionPen } from '@/components/connection-map/scene/region-pen.ts';
import { isStrongBond } from '@/components/connection-map/scene/strong-bond.ts';
import { inDigits } from '@/lib/number-words.ts';
import { bendOf } from './layout/bend-ties.ts';
import type { OrganizationLayout } from './layout/layout-organization.ts';
import { shownTies, type TieView } from './shown-ties.ts';

/**
 * Node radius in pixels: minimum, growth with the root of the number of ties, and radius of people
 * who were not heard.
 */
const radius = { least: 1.5, perRoot: 0.62, notHeard: 1.6 } as const;

export const noDepartment = 'No department';

/**
 * The graph of a period. People are sorted by falling number of ties, so their order differs
 * between periods; their places do not.
 */
export function organizationGraph(
  map: Pick<OrganizationMap, 'people' | 'ties'>,
  { regions, seats, colours }: OrganizationLayout,
  view: TieView,
): MapGraph {
  const counts = countTies(map);
  const order = Array.from(map.people.keys()).sort((a, b) => {
    const byCount = (counts[b] ?? 0) - (counts[a] ?? 0);
    return byCount || compareText(map.people[a]?.id, map.people[b]?.id);
  });
  const people = order.flatMap((at) => map.people[at] ?? []);
  const ranks = new Uint32Array(order.length);
  order.forEach((at, rank) => {
    ranks[at] = rank;
  });
  const nodes = order.flatMap((at, rank) => {
    const person = people[rank];
    if (!person) return [];
    const { department: colour, pattern } = colours(person.department);
    return {
      id: person.id,
      name: person.name,
      department: person.department ?? noDepartment,
      colour,
      pattern,
      sentiment: null,
      connections: counts[at] ?? 0,
      ...(!person.isHeard && { note: 'not heard' }),
      isHead: false,
    };
  });
  const ties = shownTies(map.ties, view);
  const most = ties.reduce((max, { meetings }) => Math.max(max, meetings.now), 1);
  const ends = new (nodes.length > 2 ** 16 ? Uint32Array : Uint16Array)(2 * ties.length);
  const bends = new Float32Array(4 * ties.length).fill(Number.NaN);
  const nowhere = { region: 0, place: { x: 0, y: 0 } };
  const seatOf = (rank: number) => seats.get(people[rank]?.id ?? '') ?? nowhere;
  ties.forEach(({ a, b }, at) => {
    const [from, to] = [ranks[a] ?? 0, ranks[b] ?? 0];
    ends.set([from, to], 2 * at);
    const [one, other] = [seatOf(from), seatOf(to)];
    const [centre, otherCentre] = [regions[one.region]?.centre, regions[other.region]?.centre];
    if (one.region === other.region || !centre || !otherCentre) return;
    bends.set(bendOf(one.place, other.place, centre, otherCentre), 4 * at);
  });
  const isHeard = Uint8Array.from(people, (person) => Number(person.isHeard));
  const shapes: MapGraph['shapes'] = {
    radius: Float32Array.from(nodes, ({ connections }, rank) =>
      isHeard[rank] ? radius.least + radius.perRoot * Math.sqrt(connections) : radius.notHeard,
    ),
    department: Uint8Array.from(nodes, ({ colour: department, pattern }) =>
      markCode({ department, pattern }),
    ),
    sentiment: new Uint8Array(nodes.length),
    ends,
    strength: Float64Array.from(ties, ({ strength }) => strength),
    strong: Uint8Array.from(ties, ({ strength }) => Number(isStrongBond(strength))),
    tier: Uint8Array.from(ties, ({ meetings }) => tierOf(meetings.now / most)),
    linkSentiment: new Uint8Array(ties.length),
    isByDepartment: true,
    regions: {
      outlines: regions.map(({ outline }) => outline),
      heard: isHeard,
      change: Uint8Array.from(ties, ({ change }) => tieChangeCode[view.compares ? change : 'kept']),
      bends,
    },
  };
  const positions = new Float32Array(2 * nodes.length);
  nodes.forEach((_, rank) => {
    const { x, y } = seatOf(rank).place;
    positions.set([x, y], 2 * rank);
  });
  return {
    nodes,
    links: new MapLinks(shapes),
    indexOf: new Map(nodes.map(({ id }, rank) => [id, rank])),
    shapes,
    plan: { positions, names: regionNames(map, regions), pen: regionPen },
  };
}

function countTies({ people, ties }: Pick<OrganizationMap, 'people' | 'ties'>): Uint32Array {
  const counts = new Uint32Array(people.length);
  for (const { a, b, change } of ties) {
    if (change === 'lost') continue;
    counts[a] = (counts[a] ?? 0) + 1;
    counts[b] = (counts[b] ?? 0) + 1;
  }
  return counts;
}

/** Index into `lineWidthsPx`; `share` is relative to the tie with most meetings. */
function tierOf(share: number): number {
  if (share > 0.75) return 3;
  if (share > 0.45) return 2;
  return share > 0.2 ? 1 : 0;
}

function regionNames(
  { people }: Pick<OrganizationMap, 'people'>,
  regions: OrganizationLayout['regions'],
): MapPlan['names'] {
  const heard = new Map<string | null, number>();
  for (const { department, isHeard } of people) {
    if (isHeard) heard.set(department, (heard.get(department) ?? 0) + 1);
  }
  const boxes = regions.map(({ outline }) => boundsOf(outline));
  const top = boxes.reduce((min, box) => Math.min(min, box.top), Infinity);
  const bottom = boxes.reduce((max, box) => Math.max(max, box.bottom), -Infinity);
  return regions.map(({ department, people: size, centre }, region) => {
    const box = boxes[region] ?? { left: 0, right: 0, top: 0, bottom: 0 };
    return {
      name: department ?? noDepartment,
      detail: `${inDigits(heard.get(department) ?? 0)} of ${inDigits(size)}`,
      x: centre.x,
      top: box.top,
      bottom: box.bottom,
      isAbove: centre.y <= (top + bottom) / 2,
    };
  });
}

/** Compares by code units, independent of the locale. */
function compareText(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}
