export type BucketRate = { burst: number; perSecond: number };

/** A token bucket whose balance may become negative. */
export class TokenBucket {
  readonly #rate: BucketRate;
  readonly #now: () => number;
  #tokens: number;
  #refilledAtMs: number;

  constructor(rate: BucketRate, now = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#refilledAtMs = now();
  }

  take() {
    // The debt is limited, so that a client that stops is soon served again.
    this.#tokens = Math.max(this.tokens - 1, -this.#rate.burst);
  }

  get isOverdrawn(): boolean {
    return this.tokens < 0;
  }

  get isDeepInDebt(): boolean {
    return this.tokens <= 1 - this.#rate.burst;
  }

  get isFull(): boolean {
    return this.tokens === this.#rate.burst;
  }

  get tokens(): number {
    const now = this.#now();
    const refill = ((now - this.#refilledAtMs) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + refill);
    this.#refilledAtMs = now;
    return this.#tokens;
  }
}
