import type { MeetingGraph, MeetingGraphLink } from '@rapport/contract';

export type Connection = { otherId: string; name: string; interactions: number };

/** The connections of a participant, most frequent first. */
export function connectionsOf({ nodes, links }: MeetingGraph, id: string): Connection[] {
  const names = new Map(nodes.map((node) => [node.id, node.name]));
  return links
    .filter(({ source, target }) => source === id || target === id)
    .map(({ source, target, value }) => {
      const otherId = source === id ? target : source;
      return { otherId, name: names.get(otherId) ?? 'Unknown', interactions: Math.round(value) };
    })
    .toSorted((a, b) => b.interactions - a.interactions || a.name.localeCompare(b.name));
}

/** The link between two participants, in either direction. */
export function linkBetween({ links }: MeetingGraph, a: string, b: string) {
  return links.find(
    ({ source, target }: MeetingGraphLink) =>
      (source === a && target === b) || (source === b && target === a),
  );
}
