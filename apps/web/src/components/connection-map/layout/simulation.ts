/** Something that forces move; whoever has `fx` and `fy` stays there. */
export type Moved = {
  index: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  fx?: number | null;
  fy?: number | null;
};

/** A force of d3, or one like them. */
export type Force<Body> = {
  (alpha: number): void;
  initialize?(bodies: Body[], random: () => number): void;
};

type Pace = { alpha: number; alphaDecay: number; velocityDecay: number };

/**
 * Moves bodies by forces, tick by tick, as d3's own simulation does; that one also brings timers and events, which a
 * worker has no use for. Without a clock and with fixed random numbers: the same bodies always end in the same places.
 */
export class Simulation<Body extends Moved> {
  readonly #bodies: Body[];
  readonly #forces: readonly Force<Body>[];
  readonly #pace: Pace;

  constructor(bodies: Body[], forces: readonly Force<Body>[], pace: Pace) {
    this.#bodies = bodies;
    this.#forces = forces;
    this.#pace = pace;
    const random = createRandom();
    for (const force of forces) force.initialize?.(bodies, random);
  }

  /** Warms up to at least so much. */
  warm(alpha: number): void {
    this.#pace.alpha = Math.max(this.#pace.alpha, alpha);
  }

  tick(): void {
    const { alphaDecay, velocityDecay } = this.#pace;
    this.#pace.alpha -= this.#pace.alpha * alphaDecay;
    for (const force of this.#forces) force(this.#pace.alpha);
    for (const body of this.#bodies) {
      body.vx *= 1 - velocityDecay;
      body.vy *= 1 - velocityDecay;
      body.x = body.fx ?? body.x + body.vx;
      body.y = body.fy ?? body.y + body.vy;
      if (body.fx != null) body.vx = 0;
      if (body.fy != null) body.vy = 0;
    }
  }
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** The place of a number on a spiral that fills a disc evenly; `spacing` is about the distance to the next. */
export function onSpiral(index: number, spacing: number): { x: number; y: number } {
  const away = spacing * Math.sqrt(index + 0.5);
  const angle = index * goldenAngle;
  return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
}

/** Linear congruential numbers (Numerical Recipes): forces only use them to part what stands on one point. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (1664525 * state + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
