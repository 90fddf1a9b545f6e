import type { Bodies, Force } from './bodies.ts';

type Pace = { alpha: number; alphaDecay: number; velocityDecay: number };

/** Deterministic. */
export class Simulation {
  readonly #bodies: Bodies;
  readonly #forces: readonly Force[];
  readonly #pace: Pace;

  constructor(bodies: Bodies, forces: readonly Force[], pace: Pace) {
    this.#bodies = bodies;
    this.#forces = forces;
    this.#pace = { ...pace };
  }

  warm(alpha: number): void {
    this.#pace.alpha = Math.max(this.#pace.alpha, alpha);
  }

  tick(): void {
    const pace = this.#pace;
    pace.alpha -= pace.alpha * pace.alphaDecay;
    for (const force of this.#forces) force(pace.alpha);
    const { held } = this.#bodies;
    move(this.#bodies.x, this.#bodies.vx, held, 1 - pace.velocityDecay);
    move(this.#bodies.y, this.#bodies.vy, held, 1 - pace.velocityDecay);
  }
}

function move(at: Float64Array, speed: Float64Array, held: Uint8Array, kept: number): void {
  for (let body = 0; body < at.length; body += 1) {
    const moved = held[body] ? 0 : (speed[body] ?? 0) * kept;
    speed[body] = moved;
    at[body] = (at[body] ?? 0) + moved;
  }
}
