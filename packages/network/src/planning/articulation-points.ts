import { type Adjacency, adjacencyOfGraph } from './adjacency.ts';
import type { TieGraph } from './tie-graph.ts';

/**
 * People whose removal disconnects some of the others (cut vertices; Hopcroft and Tarjan 1973), in the graph's order.
 * Iterative, because a chain of people may be longer than the call stack.
 */
export function articulationPoints(graph: TieGraph): string[] {
  const network = adjacencyOfGraph(graph);
  const search = new DepthFirst(network);
  for (let root = 0; root < network.names.length; root++) search.from(root);
  return network.names.filter((_, number) => search.parting.has(number));
}

class DepthFirst {
  readonly parting = new Set<number>();
  private readonly network: Adjacency;
  /** By node, the step at which it was reached, from 1; 0 if not reached yet. */
  private readonly reached: Int32Array;
  /** By node, the earliest step that its subtree reaches by one tie outside of the search tree. */
  private readonly lowest: Int32Array;
  private clock = 0;

  constructor(network: Adjacency) {
    this.network = network;
    this.reached = new Int32Array(network.names.length);
    this.lowest = new Int32Array(network.names.length);
  }

  from(root: number): void {
    if (this.reached[root]) return;
    let branches = 0;
    this.reach(root);
    const path = [{ at: root, next: 0 }];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { at } = step;
      const to = this.neighbour(at, step.next++);
      const parent = path.at(-2)?.at ?? -1;
      if (to === undefined) {
        path.pop();
        if (parent === root) branches++;
        else if (parent >= 0 && this.low(at) >= this.time(parent)) this.parting.add(parent);
        if (parent >= 0) this.lower(parent, this.low(at));
      } else if (!this.reached[to]) {
        this.reach(to);
        path.push({ at: to, next: 0 });
      } else if (to !== parent) this.lower(at, this.time(to));
    }
    if (branches > 1) this.parting.add(root);
  }

  /** Undefined after the last neighbour. */
  private neighbour(node: number, place: number): number | undefined {
    const { offsets, targets } = this.network;
    const edge = (offsets[node] ?? 0) + place;
    return edge < (offsets[node + 1] ?? 0) ? targets[edge] : undefined;
  }

  private reach(node: number): void {
    this.clock++;
    this.reached[node] = this.clock;
    this.lowest[node] = this.clock;
  }

  private lower(node: number, time: number): void {
    this.lowest[node] = Math.min(this.low(node), time);
  }

  private time(node: number): number {
    return this.reached[node] ?? 0;
  }

  private low(node: number): number {
    return this.lowest[node] ?? 0;
  }
}
