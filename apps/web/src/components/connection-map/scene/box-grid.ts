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

  /** Whether a box other than `except` lies in the way. */
  isTaken(box: Box, except?: Box): boolean {
    return this.#some(box, (other) => other !== except && boxesOverlap(other, box));
  }

  /** Whether a line from one point to the other passes through a box other than `except`. */
  isCrossed(from: Point, to: Point, except?: Box): boolean {
    const crosses = (other: Box) => other !== except && lengthInBox(from, to, other) > 0;
    return this.#some(boxRound(from, to), crosses);
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
