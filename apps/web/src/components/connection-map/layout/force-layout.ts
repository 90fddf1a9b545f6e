import { alphaDecay, clamp, coolDownTicks, velocityDecay, warmUpTicks } from '../rules.ts';
import { boundsOf, type Point, type Positions, pointAt, type Size } from '../scene/geometry.ts';
import type { Body, Spring } from './body.ts';
import { findCommunities } from './communities.ts';
import { communityPlaces, middlesOf, seatsAt } from './community-places.ts';
import { type Groups, gatherGroups } from './gather-groups.ts';
import type { LayoutJob } from './layout-messages.ts';
import { onSpiral, Simulation } from './simulation.ts';
import { spreadByLinks } from './spread-by-links.ts';

/** Warmth after which the layout counts as set in motion again; it starts at 1. */
const reheatedAlpha = 0.3;

/**
 * A layout by forces, one tick at a time. It works on copies, since the link force writes into what it is
 * given, and the same job always gives the same positions.
 */
export class ForceLayout {
  /** Whether the places at the start are worth showing. */
  readonly isPresentable: boolean;
  readonly #bodies: Body[];
  readonly #createSimulation: () => Simulation<Body>;
  #simulation: Simulation<Body> | null = null;
  readonly #size: Size;
  #stretch: Point;
  #isStretchKnown: boolean;
  #ticksToWarm: number;
  #ticksToCool = coolDownTicks;

  constructor(job: LayoutJob) {
    const { shapes, size, start } = job;
    const { groups, places } = begin(job);
    this.#size = size;
    // Groups have their places in the shape of the map already.
    this.#stretch = start.stretch ?? { x: 1, y: 1 };
    this.#isStretchKnown = start.stretch !== null || groups !== null;
    this.#ticksToWarm = start.heat === 'new' ? warmUpTicks : 0;
    this.isPresentable = places !== null;
    this.#bodies = createBodies(shapes.radius, places, this.#stretch);
    this.#createSimulation = () => {
      const springs = createSprings(shapes.ends, shapes.strength);
      const forces = groups
        ? gatherGroups(springs, job, groups)
        : spreadByLinks(this.#bodies, springs, job);
      const alpha = start.heat === 'new' ? 1 : reheatedAlpha;
      return new Simulation(this.#bodies, forces, { alpha, alphaDecay, velocityDecay });
    };
    for (const node of start.held) this.#fix(this.#bodies[node]);
    this.#findStretch();
  }

  get isWarming(): boolean {
    return this.#ticksToWarm > 0;
  }

  get isAtRest(): boolean {
    return this.#bodies.length === 0 || this.#ticksToWarm + this.#ticksToCool === 0;
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

  /** Where everyone stands, in an array of its own. */
  positions(): Positions {
    const positions = this.#unstretched();
    for (let at = 0; at < positions.length; at += 2) {
      positions[at] = (positions[at] ?? 0) * this.#stretch.x;
      positions[at + 1] = (positions[at + 1] ?? 0) * this.#stretch.y;
    }
    return positions;
  }

  hold(node: number, x: number, y: number): void {
    const body = this.#bodies[node];
    if (!body) return;
    body.x = x / this.#stretch.x;
    body.y = y / this.#stretch.y;
    this.#fix(body);
  }

  release(node: number): void {
    const body = this.#bodies[node];
    if (!body) return;
    body.fx = null;
    body.fy = null;
  }

  warm(): void {
    this.#ticksToCool = coolDownTicks;
    this.#forces().warm(reheatedAlpha);
  }

  /** Made for the first tick, so that the places of a crowd are told before. */
  #forces(): Simulation<Body> {
    this.#simulation ??= this.#createSimulation();
    return this.#simulation;
  }

  #findStretch(): void {
    if (this.#isStretchKnown) return;
    this.#stretch = stretchToFill(this.#unstretched(), this.#size);
    this.#isStretchKnown = !this.isWarming;
  }

  #fix(body: Body | undefined): void {
    if (!body) return;
    body.fx = body.x;
    body.fy = body.y;
  }

  #unstretched(): Positions {
    const positions = new Float32Array(2 * this.#bodies.length);
    this.#bodies.forEach(({ x, y }, node) => {
      positions[2 * node] = x;
      positions[2 * node + 1] = y;
    });
    return positions;
  }
}

/** Above this many people they stand by community: nobody could follow so many lines to see who belongs together. */
const crowd = 250;

/** Who stands together, and where everybody stands at first; null for a meeting's size, where lines show it all. */
function begin(job: LayoutJob): { groups: Groups | null; places: Positions | null } {
  const { shapes, size, departmentPlaces, start } = job;
  if (departmentPlaces) {
    const places = departmentPlaces.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }));
    return { groups: { of: shapes.department, places }, places: start.positions };
  }
  if (shapes.radius.length <= crowd) return { groups: null, places: start.positions };
  const of = findCommunities(shapes);
  if (start.positions) {
    return { groups: { of, places: middlesOf(of, start.positions) }, places: start.positions };
  }
  const places = communityPlaces(job, of);
  return { groups: { of, places }, places: seatsAt(of, places, size) };
}

/** How far apart those begin who have no place yet. */
const firstSpacing = 10;

function createBodies(radii: Float32Array, places: Positions | null, stretch: Point): Body[] {
  return Array.from(radii, (radius, index) => {
    const { x, y } = places ? pointAt(places, index) : onSpiral(index, firstSpacing);
    return { index, radius, x: x / stretch.x, y: y / stretch.y, vx: 0, vy: 0 };
  });
}

function createSprings(ends: Uint32Array, strengths: Float64Array): Spring[] {
  return Array.from(strengths, (strength, link) => ({
    source: ends[2 * link] ?? 0,
    target: ends[2 * link + 1] ?? 0,
    strength,
  }));
}

/** How far the layout is drawn out along one side to have the shape of the map; never pushed together. */
const stretchMax = 2.2;

function stretchToFill(positions: Positions, size: Size): Point {
  const { left, right, top, bottom } = boundsOf(positions);
  // Names need more room above and below than beside.
  const wanted = (1.15 * size.width) / size.height;
  const change = (wanted * Math.max(1, bottom - top)) / Math.max(1, right - left);
  return {
    x: clamp(change, 1, stretchMax),
    y: clamp(1 / change, 1, stretchMax),
  };
}
