import { neighbourLists } from './neighbour-lists.ts';
import type { TieGraph } from './tie-graph.ts';

/**
 * 1 - mean of 1 / distance over all pairs of people: 0 if all have ties with each other, 1 if nobody has any
 * (distance-weighted fragmentation; Borgatti 2006). A pair without a path counts as 0. Ties are not weighted. Null for
 * fewer than two people. Time is proportional to people times ties.
 */
export function fragmentation(graph: TieGraph): number | null {
  const { neighbours } = neighbourLists(graph);
  const people = neighbours.length;
  if (people < 2) return null;
  const distances = new Int32Array(people);
  const queue = new Int32Array(people);
  let closeness = 0;
  for (let from = 0; from < people; from++) {
    distances.fill(-1);
    distances[from] = 0;
    queue[0] = from;
    for (let read = 0, length = 1; read < length; read++) {
      const at = queue[read] ?? 0;
      const distance = distances[at] ?? 0;
      if (distance > 0) closeness += 1 / distance;
      for (const to of neighbours[at] ?? []) {
        if (distances[to] !== -1) continue;
        distances[to] = distance + 1;
        queue[length++] = to;
      }
    }
  }
  return 1 - closeness / (people * (people - 1));
}
