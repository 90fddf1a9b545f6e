import {
  type Department,
  departmentSchema,
  type MeetingGraphLink,
  type MeetingGraphNode,
  type Sentiment,
} from '@rapport/contract';
import { isStrongBond, lineWidthPx, nodeRadiusPx, nodeValue } from '../rules.ts';

export type MapDepartment = Department | 'Unknown';

export const mapDepartments: readonly MapDepartment[] = [...departmentSchema.options, 'Unknown'];

export type MapNode = {
  id: string;
  name: string;
  department: MapDepartment;
  sentiment: Sentiment | null;
  /** Positions of this node's links in the graph, strongest first. */
  links: readonly number[];
  /** In pixels, at the zoom at which the whole map fits. */
  radius: number;
  /** Leads a department: named before everybody else. */
  isHead: boolean;
};

export type MapLink = {
  /** Positions of the two ends in the graph. */
  source: number;
  target: number;
  strength: number;
  strong: boolean;
  width: number;
  sentiment: Sentiment | null;
};

/** A meeting's or an organization's graph as the map needs it: links by position, best connected people first. */
export type MapGraph = {
  nodes: readonly MapNode[];
  links: readonly MapLink[];
  indexOf: ReadonlyMap<string, number>;
  /** People stand by department; else wherever their links pull them. */
  isByDepartment: boolean;
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
  const known = new Map(nodes.map((node) => [node.id, node]));
  const pairs = strongestOfEachPair(links.filter(joinsTwoOf(known)));
  const counts = new Map<string, number>();
  for (const { source, target } of pairs) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const countOf = (id: string) => counts.get(id) ?? 0;
  const people = [...known.values()].sort(
    (a, b) =>
      countOf(b.id) - countOf(a.id) || compareText(a.name, b.name) || compareText(a.id, b.id),
  );
  const indexOf = new Map(people.map((person, index) => [person.id, index]));
  const mapLinks = pairs.flatMap((pair) => toMapLink(pair, indexOf)).sort(byStrength);
  const linksOf = people.map((): number[] => []);
  mapLinks.forEach((link, index) => {
    linksOf[link.source]?.push(index);
    linksOf[link.target]?.push(index);
  });
  const mapNodes = people.map((person, index) => ({
    id: person.id,
    name: person.name,
    department: mapDepartment(person.department),
    sentiment: person.sentiment ?? null,
    links: linksOf[index] ?? [],
    radius: nodeRadiusPx(nodeValue(countOf(person.id)), people.length),
    isHead: departmentHeads?.has(person.id) ?? false,
  }));
  return {
    nodes: mapNodes,
    links: mapLinks,
    indexOf,
    isByDepartment: departmentHeads !== undefined,
  };
}

/** Whether two graphs have the same people and links, so that a layout of one serves the other. */
export function haveSameShape(a: MapGraph, b: MapGraph): boolean {
  return (
    a.nodes.length === b.nodes.length &&
    a.links.length === b.links.length &&
    a.nodes.every((node, index) => node.id === b.nodes[index]?.id) &&
    a.links.every((link, index) => {
      const other = b.links[index];
      return (
        link.source === other?.source &&
        link.target === other.target &&
        link.strength === other.strength
      );
    })
  );
}

/** The node at the other end of a link. */
export function otherEnd(link: MapLink, node: number): number {
  return link.source === node ? link.target : link.source;
}

function mapDepartment(name: string): MapDepartment {
  const known = departmentSchema.safeParse(name);
  return known.success ? known.data : 'Unknown';
}

function joinsTwoOf(known: ReadonlyMap<string, MapPerson>) {
  return ({ source, target }: MapConnection) =>
    source !== target && known.has(source) && known.has(target);
}

function strongestOfEachPair(links: readonly MapConnection[]): MapConnection[] {
  const pairs = new Map<string, MapConnection>();
  for (const link of links) {
    const key = JSON.stringify([link.source, link.target].sort(compareText));
    const known = pairs.get(key);
    if (!known || link.strength > known.strength) pairs.set(key, link);
  }
  return [...pairs.values()];
}

function toMapLink(link: MapConnection, indexOf: ReadonlyMap<string, number>): MapLink[] {
  const ends = [indexOf.get(link.source), indexOf.get(link.target)]
    .filter((end) => end !== undefined)
    .sort((a, b) => a - b);
  const [source, target] = ends;
  if (source === undefined || target === undefined) return [];
  return [
    {
      source,
      target,
      strength: link.strength,
      strong: isStrongBond(link.strength),
      width: lineWidthPx(link.strength),
      sentiment: link.sentiment ?? null,
    },
  ];
}

function byStrength(a: MapLink, b: MapLink): number {
  return b.strength - a.strength || a.source - b.source || a.target - b.target;
}

/** Code unit order: the same everywhere, whatever the language of the browser. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
