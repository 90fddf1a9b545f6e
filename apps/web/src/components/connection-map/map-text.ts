import type { MapGraph } from './scene/map-graph.ts';

export const noConnectionsText = 'No one spoke to anyone in particular in this meeting.';
export const noStrongConnectionsText = 'No connection in this meeting is strong.';

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function strongBonds(graph: MapGraph): number {
  return graph.links.filter((link) => link.strong).length;
}

/** What the picture shows, for those who don't see it. */
export function describeMap(graph: MapGraph): string {
  const [best] = graph.nodes;
  const people = countOf(graph.nodes.length, 'participant', 'participants');
  if (!best || graph.links.length === 0) return `Connection map of ${people}. ${noConnectionsText}`;
  const connections = countOf(graph.links.length, 'connection', 'connections');
  const strong = strongBonds(graph);
  return [
    `Connection map of ${people} with ${connections}, ${strong === 0 ? 'none' : strong} of them strong.`,
    `${best.name} has the most: ${countOf(best.links.length, 'connection', 'connections')}.`,
    'The list that follows says the same in words.',
  ].join(' ');
}
