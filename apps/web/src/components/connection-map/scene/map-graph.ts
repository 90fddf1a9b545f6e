import type { MeetingGraphLink, MeetingGraphNode, Sentiment } from '@rapport/contract';
import { lineWidthPx } from '../rules.ts';
import { buildShapes } from './build-shapes.ts';
import type { GraphShapes } from './graph-shapes.ts';
import { type MapDepartment, mapDepartments } from './map-departments.ts';
import { type MapLink, MapLinks } from './map-links.ts';
import { isStrongBond } from './strong-bond.ts';

export type MapNode = {
  id: string;
  name: string;
  department: MapDepartment;
  sentiment: Sentiment | null;
  connections: number;
  /** Leads a department: named before everybody else. */
  isHead: boolean;
};

/** A meeting's or an organization's graph as the map needs it: links by position, best connected people first. */
export type MapGraph = {
  nodes: readonly MapNode[];
  links: MapLinks;
  indexOf: ReadonlyMap<string, number>;
  shapes: GraphShapes;
};

export type MapPerson = Pick<MeetingGraphNode, 'id' | 'name' | 'department' | 'sentiment'>;
export type MapConnection = Pick<MeetingGraphLink, 'source' | 'target' | 'strength' | 'sentiment'>;

/**
 * Copies what the server answered into the map's own graph and leaves the answer untouched. The order of
 * the result depends on the content alone, so the same meeting is laid out in the same way each time. Links
 * to oneself or to nobody are left out; of two links between the same people the stronger stands. An
 * organization, whose heads of departments are told, stands by department.
 */
export function buildMapGraph(
  nodes: readonly MapPerson[],
  links: readonly MapConnection[],
  departmentHeads?: ReadonlySet<string>,
): MapGraph {
  const building = mapGraphInSteps(nodes, links, departmentHeads);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/** The same, a few milliseconds at a time however many people there are. */
export function* mapGraphInSteps(
  nodes: readonly MapPerson[],
  links: readonly MapConnection[],
  departmentHeads?: ReadonlySet<string>,
): Generator<void, MapGraph> {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const pairs = yield* strongestOfEachPair(links, [...known.keys()]);
  const counts = new Map<string, number>();
  for (const { source, target } of pairs) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  yield;
  const people = [...known.values()]
    .map((person) => ({ person, count: counts.get(person.id) ?? 0 }))
    .sort(
      (a, b) =>
        b.count - a.count ||
        compareText(a.person.name, b.person.name) ||
        compareText(a.person.id, b.person.id),
    );
  yield;
  const indexOf = new Map(people.map(({ person }, index) => [person.id, index]));
  const mapLinks: MapLink[] = [];
  for (const pair of pairs) {
    const link = toMapLink(pair, indexOf);
    if (link) mapLinks.push(link);
    if (mapLinks.length % stepLength === 0) yield;
  }
  mapLinks.sort(byStrength);
  yield;
  const mapNodes = people.map(({ person, count }) => ({
    id: person.id,
    name: person.name,
    department: mapDepartment(person.department),
    sentiment: person.sentiment ?? null,
    connections: count,
    isHead: departmentHeads?.has(person.id) ?? false,
  }));
  yield;
  const shapes = buildShapes(mapNodes, mapLinks, departmentHeads !== undefined);
  return { nodes: mapNodes, links: new MapLinks(shapes), indexOf, shapes };
}

/** After so many links the page may do something else for a moment. */
const stepLength = 2_000;

type Shape = Pick<MapGraph, 'indexOf' | 'shapes'>;

/** Whether two graphs have the same people and links, so that the places of one serve the other. */
export function isSameShape(a: Shape, b: Shape): boolean {
  const ids = [...b.indexOf.keys()];
  return (
    a.indexOf.size === ids.length &&
    [...a.indexOf.keys()].every((id, index) => id === ids[index]) &&
    isSameArray(a.shapes.ends, b.shapes.ends) &&
    isSameArray(a.shapes.strength, b.shapes.strength) &&
    a.shapes.isByDepartment === b.shapes.isByDepartment
  );
}

function isSameArray(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

/** The node at the other end of a link. */
export function otherEnd(link: MapLink, node: number): number {
  return link.source === node ? link.target : link.source;
}

function mapDepartment(name: string): MapDepartment {
  return mapDepartments.find((department) => department === name) ?? 'Unknown';
}

function* strongestOfEachPair(
  links: readonly MapConnection[],
  ids: readonly string[],
): Generator<void, MapConnection[]> {
  const numberOf = new Map(ids.map((id, index) => [id, index]));
  const pairs = new Map<number, MapConnection>();
  for (const [index, link] of links.entries()) {
    if (index % stepLength === 0) yield;
    const source = numberOf.get(link.source);
    const target = numberOf.get(link.target);
    if (source === undefined || target === undefined || source === target) continue;
    const key = Math.min(source, target) * ids.length + Math.max(source, target);
    const known = pairs.get(key);
    if (!known || link.strength > known.strength) pairs.set(key, link);
  }
  return [...pairs.values()];
}

function toMapLink(link: MapConnection, indexOf: ReadonlyMap<string, number>): MapLink | null {
  const a = indexOf.get(link.source);
  const b = indexOf.get(link.target);
  if (a === undefined || b === undefined) return null;
  return {
    source: Math.min(a, b),
    target: Math.max(a, b),
    strength: link.strength,
    strong: isStrongBond(link.strength),
    width: lineWidthPx(link.strength),
    sentiment: link.sentiment ?? null,
  };
}

function byStrength(a: MapLink, b: MapLink): number {
  return b.strength - a.strength || a.source - b.source || a.target - b.target;
}

/** Code unit order: the same everywhere, whatever the language of the browser. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
