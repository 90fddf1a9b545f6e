import { type Point, type Positions, pointAt, type Size } from '../scene/geometry.ts';
import { spacingOf } from '../scene/spacing.ts';
import { createBodies, onSpiral } from './bodies.ts';
import { pullForce, roomForce } from './forces.ts';
import type { LayoutJob } from './layout-messages.ts';
import { forEachNearPair } from './near-pairs.ts';
import { Simulation } from './simulation.ts';
import { springForce } from './spring-force.ts';
import { linksBetween, type WeightedLinks } from './weighted-graph.ts';

/** Area per node of a community, relative to the square of the mean distance. */
const areaShare = 0.5;
/** Gap between two communities, in multiples of the mean distance. */
const gapShare = 0.9;
const ticks = 90;
const pace = { alpha: 1, alphaDecay: 0.03, velocityDecay: 0.4 };
/** Sum of the attractions of a patch by the others. */
const pull = 0.4;
/** Horizontal attraction to the centre; the vertical one is stronger. */
const inwards = 0.02;
/** Initial distance relative to the final one. */
const roominess = 1.4;

/**
 * Centres of disjoint circular patches that fill the map's proportions, connected ones adjacent.
 */
export function communityPlaces({ shapes, size }: LayoutJob, communities: Uint32Array): Point[] {
  const spacing = spacingOf(size, communities.length);
  const sizes = sizesOf(communities);
  const radii = sizes.map((people) => patchRadius(people, spacing) + (gapShare / 2) * spacing);
  const start = spiralOf(sizes, spacing, size);
  return patchPlaces({ radii, ...tiesBetween(communities, shapes), start, size });
}

export type Patches = {
  /** Radii of the discs that are kept free. */
  radii: readonly number[];
  /** Indices of connected patches, interleaved. */
  ends: WeightedLinks['ends'];
  weights: readonly number[];
  start: (patch: number) => Point;
  size: Size;
};

/** Centres of disjoint patches, connected ones adjacent. */
export function patchPlaces({ radii, ends, weights, start, size }: Patches): Point[] {
  const patches = createBodies(radii.length, start);
  const radiusAt = (at: number) => radii[ends[at] ?? 0] ?? 0;
  const strongest = weights.reduce((max, weight) => Math.max(max, weight), 1);
  const forces = [
    springForce(patches, ends, {
      lengthOf: (tie) => radiusAt(2 * tie) + radiusAt(2 * tie + 1),
      strengthOf: (tie) => (pull * (weights[tie] ?? 0)) / strongest / radii.length,
    }),
    roomForce(patches, radii, forEachNearPair, 3),
    pullForce(patches, () => ({ x: 0, y: 0 }), { x: inwards, y: inwards * aspectOf(size) ** 2 }),
  ];
  const simulation = new Simulation(patches, forces, pace);
  for (let tick = 0; tick < ticks; tick += 1) simulation.tick();
  return radii.map((_, patch) => ({ x: patches.x[patch] ?? 0, y: patches.y[patch] ?? 0 }));
}

/** Width to height, larger than the map's because names need more space vertically. */
function aspectOf({ width, height }: Size): number {
  return (1.2 * width) / height;
}

/** A spiral as wide as the map, starting with the largest. */
function spiralOf(sizes: readonly number[], spacing: number, size: Size): (patch: number) => Point {
  const flatness = Math.sqrt(aspectOf(size));
  let before = 0;
  const places = sizes.map((people, patch) => {
    const away = patchRadius(before + people / 2, spacing) * roominess;
    const { x, y } = onSpiral(patch, away / Math.sqrt(patch + 0.5));
    before += people;
    return { x: x * flatness, y: y / flatness };
  });
  return (patch) => places[patch] ?? { x: 0, y: 0 };
}

/** Places nodes on a spiral around their community's centre. */
export function seatsAt(communities: Uint32Array, places: readonly Point[], size: Size): Positions {
  const spacing = spacingOf(size, communities.length);
  const seated = places.map(() => 0);
  const positions = new Float32Array(2 * communities.length);
  communities.forEach((community, node) => {
    const seat = seated[community] ?? 0;
    const middle = places[community] ?? { x: 0, y: 0 };
    const { x, y } = onSpiral(seat, patchRadius(1, spacing));
    seated[community] = seat + 1;
    positions.set([middle.x + x, middle.y + y], 2 * node);
  });
  return positions;
}

/** The centroid of each community, so that a resumed layout stays in place. */
export function middlesOf(communities: Uint32Array, positions: Positions): Point[] {
  const sums = sizesOf(communities).map((people) => ({ x: 0, y: 0, people }));
  communities.forEach((community, node) => {
    const sum = sums[community];
    if (!sum) return;
    const { x, y } = pointAt(positions, node);
    sum.x += x;
    sum.y += y;
  });
  return sums.map(({ x, y, people }) => ({ x: x / people, y: y / people }));
}

function patchRadius(people: number, spacing: number): number {
  return spacing * Math.sqrt((people * areaShare) / Math.PI);
}

function sizesOf(communities: Uint32Array): number[] {
  const sizes: number[] = [];
  for (const community of communities) sizes[community] = (sizes[community] ?? 0) + 1;
  return sizes;
}

function tiesBetween(
  communities: Uint32Array,
  { ends, strength }: Pick<LayoutJob['shapes'], 'ends' | 'strength'>,
): { ends: WeightedLinks['ends']; weights: number[] } {
  const between = linksBetween(communities, { ends, weights: strength });
  const weights = Array.from(between.weights);
  const isTie = (tie: number) => between.ends[2 * tie] !== between.ends[2 * tie + 1];
  return {
    ends: between.ends.filter((_, at) => isTie(at >> 1)),
    weights: weights.filter((_, tie) => isTie(tie)),
  };
}
