import { type Box, boundsOf, type Positions } from './geometry.ts';

/** Cells hold about this many people where they stand evenly. */
const peoplePerCell = 2;

/** The people sorted into square cells by place, so that those near a point are found without asking everybody. */
export class NodeGrid {
  readonly #bounds: Box;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  /** People in the order of their cells; those of a cell begin where `#starts` says. */
  readonly #people: Uint32Array;
  readonly #starts: Uint32Array;

  constructor(positions: Positions) {
    const count = positions.length / 2;
    this.#bounds = boundsOf(positions);
    const width = Math.max(1, this.#bounds.right - this.#bounds.left);
    const height = Math.max(1, this.#bounds.bottom - this.#bounds.top);
    // Never more cells than people call for, however thin the map is.
    this.#cell = Math.max(
      Math.sqrt((width * height * peoplePerCell) / Math.max(1, count)),
      (Math.max(width, height) * peoplePerCell) / Math.max(1, count),
    );
    this.#columns = Math.floor(width / this.#cell) + 1;
    this.#rows = Math.floor(height / this.#cell) + 1;
    this.#starts = new Uint32Array(this.#columns * this.#rows + 1);
    this.#people = new Uint32Array(count);
    this.#sort(positions);
  }

  /** Calls back with everybody who may stand in a box of the world, and some round it. */
  forEachIn(box: Box, visit: (node: number) => void): void {
    const left = this.#column(box.left);
    const right = this.#column(box.right);
    const bottom = this.#row(box.bottom);
    for (let row = this.#row(box.top); row <= bottom; row += 1) {
      const first = this.#starts[row * this.#columns + left] ?? 0;
      const end = this.#starts[row * this.#columns + right + 1] ?? 0;
      for (let at = first; at < end; at += 1) visit(this.#people[at] ?? 0);
    }
  }

  /** A counting sort: how many stand in each cell, then where each cell begins, then everybody in their cell. */
  #sort(positions: Positions): void {
    const count = this.#people.length;
    const cells = new Uint32Array(count);
    for (let node = 0; node < count; node += 1) {
      const x = positions[2 * node] ?? 0;
      const y = positions[2 * node + 1] ?? 0;
      const cell = this.#row(y) * this.#columns + this.#column(x);
      cells[node] = cell;
      this.#starts[cell + 1] = (this.#starts[cell + 1] ?? 0) + 1;
    }
    for (let cell = 1; cell < this.#starts.length; cell += 1) {
      this.#starts[cell] = (this.#starts[cell] ?? 0) + (this.#starts[cell - 1] ?? 0);
    }
    const next = this.#starts.slice();
    for (let node = 0; node < count; node += 1) {
      const cell = cells[node] ?? 0;
      const at = next[cell] ?? 0;
      this.#people[at] = node;
      next[cell] = at + 1;
    }
  }

  #column(x: number): number {
    const column = Math.floor((x - this.#bounds.left) / this.#cell);
    return Math.min(this.#columns - 1, Math.max(0, column));
  }

  #row(y: number): number {
    const row = Math.floor((y - this.#bounds.top) / this.#cell);
    return Math.min(this.#rows - 1, Math.max(0, row));
  }
}

const grids = new WeakMap<Positions, NodeGrid>();

/** The grid of positions that nobody changes any more: made when it is first asked for. */
export function gridOf(positions: Positions): NodeGrid {
  const known = grids.get(positions);
  if (known) return known;
  const grid = new NodeGrid(positions);
  grids.set(positions, grid);
  return grid;
}
