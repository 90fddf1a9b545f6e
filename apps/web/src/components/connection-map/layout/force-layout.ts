import { alphaDecay, clamp, coolDownTicks, velocityDecay, warmUpTicks } from '../rules.ts';
import { boundsOf, type Point, type Positions, pointAt, type Size } from '../scene/geometry.ts';
import { type Bodies, createBodies, type Force, onSpiral } from './bodies.ts';
import type { LayoutJob } from './layout-messages.ts';
import { Simulation } from './simulation.ts';

export type Plan = {
  /** Initial positions; null if none are known. */
  places: Positions | null;
  /** Whether the positions already fill the map's proportions. */
  isInShape: boolean;
  forces: (bodies: Bodies) => Force[];
};

/** Temperature when a layout is resumed. A new layout starts at 1. */
const reheatedAlpha = 0.3;
/** World units between nodes without a position. */
const firstSpacing = 10;

/** A force-directed layout, one tick at a time. Deterministic. */
export class ForceLayout {
  /** Whether the initial positions can be shown. */
  readonly isPresentable: boolean;
  readonly #bodies: Bodies;
  readonly #createSimulation: () => Simulation;
  #simulation: Simulation | null = null;
  readonly #size: Size;
  #stretch: Point;
  #isStretchKnown: boolean;
  #ticksToWarm: number;
  #ticksToCool = coolDownTicks;

  constructor({ shapes, size, start }: LayoutJob, { places, isInShape, forces }: Plan) {
    const stretch = start?.stretch ?? { x: 1, y: 1 };
    this.#size = size;
    this.#stretch = stretch;
    this.#isStretchKnown = start !== null || isInShape;
    this.#ticksToWarm = start ? 0 : warmUpTicks;
    this.isPresentable = places !== null;
    const bodies = createBodies(shapes.radius.length, (body) => {
      const { x, y } = places ? pointAt(places, body) : onSpiral(body, firstSpacing);
      return { x: x / stretch.x, y: y / stretch.y };
    });
    for (const node of start?.held ?? []) bodies.held[node] = 1;
    this.#bodies = bodies;
    this.#createSimulation = () => {
      const alpha = start ? reheatedAlpha : 1;
      return new Simulation(bodies, forces(bodies), { alpha, alphaDecay, velocityDecay });
    };
    this.#findStretch();
  }

  get isWarming(): boolean {
    return this.#ticksToWarm > 0;
  }

  get isAtRest(): boolean {
    return this.#bodies.x.length === 0 || this.#ticksToWarm + this.#ticksToCool === 0;
  }

  get stretch(): Point {
    return this.#stretch;
  }

  tick(): void {
    if (this.isAtRest) return;
    if (this.isWarming) this.#ticksToWarm -= 1;
    else this.#ticksToCool -= 1;
    this.#forces().tick();
    this.#findStretch();
  }

  /** A copy of the current positions. */
  positions(): Positions {
    return this.#stretched(this.#stretch);
  }

  hold(node: number, x: number, y: number): void {
    this.#bodies.x[node] = x / this.#stretch.x;
    this.#bodies.y[node] = y / this.#stretch.y;
    this.#bodies.held[node] = 1;
  }

  release(node: number): void {
    this.#bodies.held[node] = 0;
  }

  warm(): void {
    this.#ticksToCool = coolDownTicks;
    this.#forces().warm(reheatedAlpha);
  }

  /** Created late, so that initial positions are sent first. */
  #forces(): Simulation {
    this.#simulation ??= this.#createSimulation();
    return this.#simulation;
  }

  #findStretch(): void {
    if (this.#isStretchKnown) return;
    this.#stretch = stretchToFill(this.#stretched({ x: 1, y: 1 }), this.#size);
    this.#isStretchKnown = !this.isWarming;
  }

  #stretched(by: Point): Positions {
    const { x, y } = this.#bodies;
    const positions = new Float32Array(2 * x.length);
    for (let body = 0; body < x.length; body += 1) {
      positions[2 * body] = (x[body] ?? 0) * by.x;
      positions[2 * body + 1] = (y[body] ?? 0) * by.y;
    }
    return positions;
  }
}

/** Maximum stretch of one axis to the map's proportions. */
const stretchMax = 2.2;

function stretchToFill(positions: Positions, size: Size): Point {
  const { left, right, top, bottom } = boundsOf(positions);
  // Names need more space vertically.
  const wanted = (1.15 * size.width) / size.height;
  const change = (wanted * Math.max(1, bottom - top)) / Math.max(1, right - left);
  return {
    x: clamp(change, 1, stretchMax),
    y: clamp(1 / change, 1, stretchMax),
  };
}
