const framesLooked = 9;

/** What frames cost the page's own thread, as the median of the last few; null until there were enough. */
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
