/** How much may be asked for at once, and how fast that comes back. */
export type Pace = { atOnce: number; perSecond: number };

/** What one asker has left. Asking for more than there is makes a debt, which time pays off. */
export class Allowance {
  readonly #pace: Pace;
  readonly #now: () => number;
  #left: number;
  #countedAtMs: number;

  constructor(pace: Pace, now = () => performance.now()) {
    this.#pace = pace;
    this.#now = now;
    this.#left = pace.atOnce;
    this.#countedAtMs = now();
  }

  take() {
    // A debt has an end: whoever stops is heard again soon.
    this.#left = Math.max(this.left - 1, -this.#pace.atOnce);
  }

  get isOver(): boolean {
    return this.left < 0;
  }

  get isFarOver(): boolean {
    return this.left <= 1 - this.#pace.atOnce;
  }

  get isWhole(): boolean {
    return this.left === this.#pace.atOnce;
  }

  get left(): number {
    const now = this.#now();
    const back = ((now - this.#countedAtMs) / 1000) * this.#pace.perSecond;
    this.#left = Math.min(this.#pace.atOnce, this.#left + back);
    this.#countedAtMs = now;
    return this.#left;
  }
}
