/** The items of a group start at `starts[group]`. */
export type Grouped = { starts: Uint32Array; things: Uint32Array };

/** Counting sort. */
export function sortByGroup(groupOf: ArrayLike<number>, groups: number): Grouped {
  const starts = new Uint32Array(groups + 1);
  for (let thing = 0; thing < groupOf.length; thing += 1) {
    const group = groupOf[thing] ?? 0;
    starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  }
  for (let group = 1; group <= groups; group += 1) {
    starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
  }
  const next = starts.slice();
  const things = new Uint32Array(groupOf.length);
  for (let thing = 0; thing < groupOf.length; thing += 1) {
    const group = groupOf[thing] ?? 0;
    const at = next[group] ?? 0;
    things[at] = thing;
    next[group] = at + 1;
  }
  return { starts, things };
}
