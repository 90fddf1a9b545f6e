/** Links of each node in flat arrays: those of a node begin where `starts` says. A link to itself counts once. */
export type WeightedGraph = {
  starts: Uint32Array;
  nodes: Uint32Array;
  weights: Float32Array;
};

export function weightedGraph(
  count: number,
  ends: Uint32Array,
  weightOf: ArrayLike<number>,
): WeightedGraph {
  const starts = new Uint32Array(count + 1);
  for (const end of ends) starts[end + 1] = (starts[end + 1] ?? 0) + 1;
  for (let node = 1; node <= count; node += 1) {
    starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
  }
  const next = starts.slice();
  const nodes = new Uint32Array(ends.length);
  const weights = new Float32Array(ends.length);
  for (let at = 0; at < ends.length; at += 1) {
    const from = ends[at] ?? 0;
    const slot = next[from] ?? 0;
    // The two ends of a link stand beside each other.
    nodes[slot] = ends[at ^ 1] ?? 0;
    weights[slot] = weightOf[at >> 1] ?? 0;
    next[from] = slot + 1;
  }
  return { starts, nodes, weights };
}

/** The same graph with each group of nodes as one node. */
export function merged(
  { starts, nodes, weights }: WeightedGraph,
  groups: Uint32Array,
  count: number,
): WeightedGraph {
  const between = new Map<number, number>();
  for (let node = 0; node + 1 < starts.length; node += 1) {
    const from = groups[node] ?? 0;
    for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) {
      const to = groups[nodes[at] ?? 0] ?? 0;
      // Both directions stand in the arrays: each link is taken once, a group's own at half from either side.
      if (from > to) continue;
      const key = from * count + to;
      const share = from === to ? 0.5 : 1;
      between.set(key, (between.get(key) ?? 0) + share * (weights[at] ?? 0));
    }
  }
  const ends = Uint32Array.from(
    [...between.keys()].flatMap((key) => [Math.floor(key / count), key % count]),
  );
  return weightedGraph(count, ends, [...between.values()]);
}
