import { clamp } from '../rules.ts';
import { type Box, boundsOf, type Positions } from './geometry.ts';
import { type Grouped, sortByGroup } from './sort-by-group.ts';

/** Average number of nodes per cell. */
const peoplePerCell = 2;

/** Finds the nodes in a box. */
export class NodeGrid {
  readonly #bounds: Box;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #people: Grouped;

  constructor(positions: Positions) {
    const count = positions.length / 2;
    this.#bounds = boundsOf(positions);
    const width = Math.max(1, this.#bounds.right - this.#bounds.left);
    const height = Math.max(1, this.#bounds.bottom - this.#bounds.top);
    // Limits the number of cells of a long, thin map.
    this.#cell = Math.max(
      Math.sqrt((width * height * peoplePerCell) / Math.max(1, count)),
      (Math.max(width, height) * peoplePerCell) / Math.max(1, count),
    );
    this.#columns = Math.floor(width / this.#cell) + 1;
    this.#rows = Math.floor(height / this.#cell) + 1;
    this.#people = sortByGroup(this.#cellsOf(positions), this.#columns * this.#rows);
  }

  /** Also visits some nodes around the box. */
  forEachIn(box: Box, visit: (node: number) => void): void {
    const left = this.#column(box.left);
    const right = this.#column(box.right);
    const bottom = this.#row(box.bottom);
    const { starts, things } = this.#people;
    for (let row = this.#row(box.top); row <= bottom; row += 1) {
      const first = starts[row * this.#columns + left] ?? 0;
      const end = starts[row * this.#columns + right + 1] ?? 0;
      for (let at = first; at < end; at += 1) visit(things[at] ?? 0);
    }
  }

  #cellsOf(positions: Positions): Uint32Array {
    const cells = new Uint32Array(positions.length / 2);
    for (let node = 0; node < cells.length; node += 1) {
      const row = this.#row(positions[2 * node + 1] ?? 0);
      cells[node] = row * this.#columns + this.#column(positions[2 * node] ?? 0);
    }
    return cells;
  }

  #column(x: number): number {
    return clamp(Math.floor((x - this.#bounds.left) / this.#cell), 0, this.#columns - 1);
  }

  #row(y: number): number {
    return clamp(Math.floor((y - this.#bounds.top) / this.#cell), 0, this.#rows - 1);
  }
}

const grids = new WeakMap<Positions, NodeGrid>();

/** Cached by array identity, so the positions must not change any more. */
export function gridOf(positions: Positions): NodeGrid {
  const known = grids.get(positions);
  if (known) return known;
  const grid = new NodeGrid(positions);
  grids.set(positions, grid);
  return grid;
}
