import type { ForEachPair, Visit } from './forces.ts';

/** Maximum of cells per node, however far apart nodes are. */
const cellsPerBody = 4;

/** Compares nodes of neighbouring grid cells only, so some pairs are slightly beyond `reach`. */
export const forEachNearPair: ForEachPair = (x, y, reach, visit) => {
  const count = x.length;
  const left = smallest(x);
  const top = smallest(y);
  const width = -smallest(x, -1) - left;
  const height = -smallest(y, -1) - top;
  const cellsMax = cellsPerBody * count;
  const cell = Math.max(
    reach,
    Math.sqrt((width * height) / cellsMax),
    Math.max(width, height) / cellsMax,
    Number.MIN_VALUE,
  );
  const columns = Math.floor(width / cell) + 1;
  const rows = Math.floor(height / cell) + 1;
  // A linked list per cell. Indices are one higher, because 0 ends a list.
  const heads = new Uint32Array(columns * rows);
  const next = new Uint32Array(count);
  const cells = new Uint32Array(count);
  for (let body = 0; body < count; body += 1) {
    const column = Math.floor(((x[body] ?? 0) - left) / cell);
    const row = Math.floor(((y[body] ?? 0) - top) / cell);
    const at = row * columns + column;
    cells[body] = at;
    next[body] = heads[at] ?? 0;
    heads[at] = body + 1;
  }
  for (let body = 0; body < count; body += 1) {
    const at = cells[body] ?? 0;
    const column = at % columns;
    visitChain(body, next[body] ?? 0, next, visit);
    // Half of the neighbours, so that pairs are visited once.
    if (column + 1 < columns) visitChain(body, heads[at + 1] ?? 0, next, visit);
    if (at + columns >= heads.length) continue;
    for (const side of [-1, 0, 1]) {
      if (column + side < 0 || column + side >= columns) continue;
      visitChain(body, heads[at + columns + side] ?? 0, next, visit);
    }
  }
};

function visitChain(body: number, head: number, next: Uint32Array, visit: Visit): void {
  for (let at = head; at > 0; at = next[at - 1] ?? 0) visit(body, at - 1);
}

function smallest(values: Float64Array, sign = 1): number {
  let min = Infinity;
  for (let at = 0; at < values.length; at += 1) min = Math.min(min, sign * (values[at] ?? 0));
  return min;
}
