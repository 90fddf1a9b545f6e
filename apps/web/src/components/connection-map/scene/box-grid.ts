import { type Box, boxesOverlap, boxRound, lengthInBox, type Point } from './geometry.ts';

const cellPx = 32;
/** More rows than any screen has. */
const rowsMax = 4096;

/** Remembers boxes and answers quickly whether a new one would overlap any of them. */
export class BoxGrid {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    visitCells(box, (key) => {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
      return false;
    });
  }

  isTaken(box: Box): boolean {
    return this.#some(box, (other) => boxesOverlap(other, box));
  }

  /** Whether a line from one point to the other passes through any of them. */
  isCrossed(from: Point, to: Point): boolean {
    return this.#some(boxRound(from, to), (other) => lengthInBox(from, to, other) > 0);
  }

  #some(area: Box, test: (box: Box) => boolean): boolean {
    return visitCells(area, (key) => this.#cells.get(key)?.some(test) ?? false);
  }
}

/** Calls back with each cell that a box reaches into, until one call answers true; whether one did. */
function visitCells(box: Box, visit: (key: number) => boolean): boolean {
  const right = Math.floor(box.right / cellPx);
  const bottom = Math.floor(box.bottom / cellPx);
  for (let x = Math.floor(box.left / cellPx); x <= right; x += 1) {
    for (let y = Math.floor(box.top / cellPx); y <= bottom; y += 1) {
      if (visit(x * rowsMax + y)) return true;
    }
  }
  return false;
}
