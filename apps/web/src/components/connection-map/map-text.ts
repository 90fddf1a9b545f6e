import type { MapGraph } from './scene/map-graph.ts';

export type MapWords = { one: string; many: string; list: string };

export const meetingWords: MapWords = {
  one: 'participant',
  many: 'participants',
  list: 'The list that follows shows the same data.',
};

export const noConnectionsText = 'No connections were found in this meeting.';
export const noStrongConnectionsText = 'There are no strong connections in this meeting.';
export const cannotDrawText =
  'The map could not be drawn. The list shows the same data. Reload the page to try again.';

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function strongBonds(graph: MapGraph): number {
  return graph.links.strong;
}

/** Text alternative of the drawing. */
export function describeMap(graph: MapGraph, words = meetingWords): string {
  const [best] = graph.nodes;
  const people = countOf(graph.nodes.length, words.one, words.many);
  if (!best || graph.links.length === 0) return `Connection map of ${people}. ${noConnectionsText}`;
  const connections = countOf(graph.links.length, 'connection', 'connections');
  const strong = strongBonds(graph);
  return [
    `Connection map of ${people} with ${connections}, ${strong === 0 ? 'none' : strong} of them strong.`,
    `${best.name} has the most: ${countOf(best.connections, 'connection', 'connections')}.`,
    words.list,
  ].join(' ');
}
