import type { MeetingGraphLink, MeetingGraphNode, Sentiment } from '@rapport/contract';
import { buildShapes } from './build-shapes.ts';
import type { GraphShapes } from './graph-shapes.ts';
import { type MapDepartment, mapDepartments } from './map-departments.ts';
import { type MapLink, MapLinks } from './map-links.ts';
import { rankedLinks, strongestOfEachPair } from './pair-links.ts';
import { isSameArray } from './same-array.ts';

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
  readonly indexOf: ReadonlyMap<string, number>;
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
  const indexOf = new Map<string, number>();
  const given: MapPerson[] = [];
  for (const node of nodes) {
    const index = indexOf.get(node.id) ?? indexOf.size;
    indexOf.set(node.id, index);
    given[index] = node;
  }
  yield;
  const { strongest, counts } = yield* strongestOfEachPair(links, indexOf);
  const order = Array.from(given.keys()).sort((a, b) => {
    const byCount = (counts[b] ?? 0) - (counts[a] ?? 0);
    return (
      byCount ||
      compareText(given[a]?.name, given[b]?.name) ||
      compareText(given[a]?.id, given[b]?.id)
    );
  });
  yield;
  const ranks = new Uint32Array(given.length);
  const mapNodes = order.flatMap((index, rank) => {
    const person = given[index];
    if (!person) return [];
    ranks[index] = rank;
    return {
      id: person.id,
      name: person.name,
      department: mapDepartments.find((name) => name === person.department) ?? 'Unknown',
      sentiment: person.sentiment ?? null,
      connections: counts[index] ?? 0,
      isHead: departmentHeads?.has(person.id) ?? false,
    };
  });
  yield;
  const ranked = rankedLinks(strongest, links, ranks);
  yield;
  const shapes = buildShapes(mapNodes, links, ranked, departmentHeads !== undefined);
  let ranksOf: ReadonlyMap<string, number> | null = null;
  return {
    nodes: mapNodes,
    links: new MapLinks(shapes),
    shapes,
    // Made when somebody is first asked for: a crowd's is the largest part of its graph.
    get indexOf() {
      ranksOf ??= new Map(mapNodes.map(({ id }, rank) => [id, rank]));
      return ranksOf;
    },
  };
}

type Shape = Pick<MapGraph, 'indexOf' | 'shapes'>;

/** Whether two graphs have the same people and links, so that the places of one serve the other. */
export function isSameShape(a: Shape, b: Shape): boolean {
  return (
    a.indexOf.size === b.indexOf.size &&
    [...a.indexOf].every(([id, index]) => b.indexOf.get(id) === index) &&
    isSameArray(a.shapes.ends, b.shapes.ends) &&
    isSameArray(a.shapes.strength, b.shapes.strength) &&
    a.shapes.isByDepartment === b.shapes.isByDepartment
  );
}

/** The node at the other end of a link. */
export function otherEnd(link: MapLink, node: number): number {
  return link.source === node ? link.target : link.source;
}

/** Code unit order: the same everywhere, whatever the language of the browser. */
function compareText(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
