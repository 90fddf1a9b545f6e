import { type Box, boxesOverlap, boxRound, lengthInBox, type Point } from './geometry.ts';

const cellPx = 64;
/** More rows than any screen has. */
const rowsMax = 4096;

/** Remembers boxes and answers quickly whether a new one would overlap any of them. */
export class BoxGrid {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
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
    for (const key of cellsOf(area)) {
      if (this.#cells.get(key)?.some(test)) return true;
    }
    return false;
  }
}

function* cellsOf(box: Box): Generator<number> {
  for (let x = Math.floor(box.left / cellPx); x <= Math.floor(box.right / cellPx); x += 1) {
    for (let y = Math.floor(box.top / cellPx); y <= Math.floor(box.bottom / cellPx); y += 1) {
      yield x * rowsMax + y;
    }
  }
}
