import type { TieGraph } from './tie-graph.ts';

/** For each node, numbered in the graph's order, the numbers of its neighbours: much faster to walk than the graph. */
export function neighbourLists(graph: TieGraph): { names: string[]; neighbours: number[][] } {
  const names = graph.nodes();
  const numbers = new Map(names.map((name, number) => [name, number]));
  const neighbours: number[][] = names.map(() => []);
  graph.forEachEdge((_edge, _attributes, a, b) => {
    const [first, second] = [numbers.get(a) ?? -1, numbers.get(b) ?? -1];
    neighbours[first]?.push(second);
    neighbours[second]?.push(first);
  });
  return { names, neighbours };
}
