const framesLooked = 9;

/** Median cost of the last frames in milliseconds; null until there are enough. */
export class FrameCost {
  #costs: number[] = [];

  add(ms: number): void {
    this.#costs = [...this.#costs, ms].slice(-framesLooked);
  }

  forget(): void {
    this.#costs = [];
  }

  get median(): number | null {
    if (this.#costs.length < framesLooked) return null;
    return this.#costs.toSorted((a, b) => a - b)[Math.floor(framesLooked / 2)] ?? null;
  }
}
