/** Ties of people by index, in flat arrays: much faster to walk than a graph of objects. */
export type Adjacency = {
  names: readonly string[];
  /** The neighbours of person n are the targets from `offsets[n]` (included) to `offsets[n + 1]` (excluded). */
  offsets: Uint32Array;
  targets: Uint32Array;
};

/** Each pair once. Ties with anyone who is not in `people` are left out. */
export function adjacencyOf(
  people: Iterable<string>,
  ties: readonly { a: string; b: string }[],
): Adjacency {
  const numbers = new Map<string, number>();
  for (const person of people) if (!numbers.has(person)) numbers.set(person, numbers.size);
  const ends = ties.flatMap(({ a, b }) => {
    const [first, second] = [numbers.get(a), numbers.get(b)];
    return first === undefined || second === undefined ? [] : [first, second];
  });
  const offsets = new Uint32Array(numbers.size + 1);
  for (const end of ends) offsets[end + 1] = (offsets[end + 1] ?? 0) + 1;
  for (let at = 1; at < offsets.length; at++)
    offsets[at] = (offsets[at] ?? 0) + (offsets[at - 1] ?? 0);
  const next = offsets.slice();
  const targets = new Uint32Array(ends.length);
  for (let at = 0; at < ends.length; at++) {
    const end = ends[at] ?? 0;
    const place = next[end] ?? 0;
    // The other end of the same tie.
    targets[place] = ends[at ^ 1] ?? 0;
    next[end] = place + 1;
  }
  return { names: [...numbers.keys()], offsets, targets };
}

/** The number of ties of the person with this index. */
export const degreeAt = ({ offsets }: Adjacency, at: number): number =>
  (offsets[at + 1] ?? 0) - (offsets[at] ?? 0);

/** For each person's index, the number of the connected component that they are in. */
export function groupNumbers({ names, offsets, targets }: Adjacency): Int32Array {
  const groups = new Int32Array(names.length).fill(-1);
  const queue = new Uint32Array(names.length);
  let count = 0;
  for (let root = 0; root < names.length; root++) {
    if (groups[root] !== -1) continue;
    groups[root] = count;
    queue[0] = root;
    for (let read = 0, length = 1; read < length; read++) {
      const at = queue[read] ?? 0;
      for (let edge = offsets[at] ?? 0; edge < (offsets[at + 1] ?? 0); edge++) {
        const to = targets[edge] ?? 0;
        if (groups[to] !== -1) continue;
        groups[to] = count;
        queue[length++] = to;
      }
    }
    count++;
  }
  return groups;
}
