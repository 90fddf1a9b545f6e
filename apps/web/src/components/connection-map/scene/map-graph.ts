import type { MeetingGraphLink, MeetingGraphNode, Sentiment } from '@rapport/contract';
import { buildShapes } from './build-shapes.ts';
import type { Positions } from './geometry.ts';
import type { GraphShapes } from './graph-shapes.ts';
import { type DotPattern, type MapDepartment, mapDepartments } from './map-departments.ts';
import { type MapLink, MapLinks } from './map-links.ts';
import { rankedLinks, strongestOfEachPair } from './pair-links.ts';
import type { RegionPen } from './region-pen.ts';
import { isSameArray } from './same-array.ts';

export type MapNode = {
  id: string;
  name: string;
  department: string;
  /** The department whose colour the node has. */
  colour: MapDepartment;
  /** Tells departments of the same colour apart; plain if omitted. */
  pattern?: DotPattern;
  /** Null if the person shows no feeling, or sentiment is switched off. */
  sentiment: Sentiment | null;
  /** Why the person has no mood, if it is known. */
  withoutMood?: WithoutMood;
  connections: number;
  /** Follows the department in texts: 'not heard'. */
  note?: string;
  /** Heads of departments are labelled first. */
  isHead: boolean;
};

/** Why a person has no mood. */
export type WithoutMood = 'calm' | 'too-little' | 'left-out';

/** Nodes are sorted by falling number of connections; links refer to nodes by index. */
export type MapGraph = {
  nodes: readonly MapNode[];
  links: MapLinks;
  readonly indexOf: ReadonlyMap<string, number>;
  shapes: GraphShapes;
  /** Null if a layout places the nodes. */
  plan: MapPlan | null;
};

/** Fixed positions, the names of the regions, and the pen that draws them. */
export type MapPlan = { positions: Positions; names: readonly RegionName[]; pen: RegionPen };

/** In world units. The detail is omitted if there is little room. */
export type RegionName = {
  name: string;
  detail: string;
  x: number;
  top: number;
  bottom: number;
  isAbove: boolean;
};

export type MapPerson = Pick<
  MeetingGraphNode,
  'id' | 'name' | 'department' | 'sentiment' | 'judged' | 'feeling' | 'isLeftOutOfMoods'
>;
export type MapConnection = Pick<MeetingGraphLink, 'source' | 'target' | 'strength' | 'sentiment'>;

export type MapOptions = {
  /** Only for an organization, whose nodes are grouped by department. */
  departmentHeads?: ReadonlySet<string>;
  /** All nodes have the same size. */
  hasEqualNodes?: boolean;
};

/**
 * The order depends only on the content, so the same meeting always gets the same layout. Drops
 * links of a node to itself, links to missing people and all but the strongest of parallel links.
 */
export function buildMapGraph(
  nodes: readonly MapPerson[],
  links: readonly MapConnection[],
  options: MapOptions = {},
): MapGraph {
  const building = mapGraphInSteps(nodes, links, options);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/** Like `buildMapGraph`, but yields every few milliseconds. */
export function* mapGraphInSteps(
  nodes: readonly MapPerson[],
  links: readonly MapConnection[],
  { departmentHeads, hasEqualNodes = false }: MapOptions = {},
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
    const department = mapDepartments.find((name) => name === person.department) ?? 'Unknown';
    return {
      id: person.id,
      name: person.name,
      department,
      colour: department,
      sentiment: person.judged === false ? null : (person.sentiment ?? null),
      ...withoutMood(person),
      connections: counts[index] ?? 0,
      isHead: departmentHeads?.has(person.id) ?? false,
    };
  });
  yield;
  const ranked = rankedLinks(strongest, links, ranks);
  yield;
  const shapes = buildShapes(mapNodes, links, ranked, {
    isByDepartment: departmentHeads !== undefined,
    hasEqualNodes,
  });
  let ranksOf: ReadonlyMap<string, number> | null = null;
  return {
    nodes: mapNodes,
    links: new MapLinks(shapes),
    shapes,
    // Built on first use: it is the largest part of a large graph.
    get indexOf() {
      ranksOf ??= new Map(mapNodes.map(({ id }, rank) => [id, rank]));
      return ranksOf;
    },
    plan: null,
  };
}

function withoutMood({ feeling, isLeftOutOfMoods }: MapPerson): Pick<MapNode, 'withoutMood'> {
  if (isLeftOutOfMoods) return { withoutMood: 'left-out' };
  return feeling === 'calm' || feeling === 'too-little' ? { withoutMood: feeling } : {};
}

type Shape = Pick<MapGraph, 'indexOf' | 'shapes'>;

/** Whether positions of one graph can be reused for the other. */
export function isSameShape(a: Shape, b: Shape): boolean {
  return (
    a.indexOf.size === b.indexOf.size &&
    [...a.indexOf].every(([id, index]) => b.indexOf.get(id) === index) &&
    isSameArray(a.shapes.ends, b.shapes.ends) &&
    isSameArray(a.shapes.strength, b.shapes.strength) &&
    a.shapes.isByDepartment === b.shapes.isByDepartment
  );
}

export function otherEnd(link: MapLink, node: number): number {
  return link.source === node ? link.target : link.source;
}

/** Compares by code units, independent of the locale. */
function compareText(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
