import { forceCollide, forceLink, forceX, forceY } from 'd3-force';
import { type Point, type Positions, pointAt, type Size } from '../scene/geometry.ts';
import { spacingOf } from '../scene/spacing.ts';
import type { LayoutJob } from './layout-messages.ts';
import { type Moved, onSpiral, Simulation } from './simulation.ts';

type Patch = Moved & { radius: number };
type Tie = { source: number; target: number; weight: number };

/** What a person takes up once the forces are done, in squares of the average distance between people. */
const areaShare = 0.5;
/** Clear ground between two communities, in average distances. */
const gapShare = 0.9;
const ticks = 90;
const pace = { alpha: 1, alphaDecay: 0.03, velocityDecay: 0.4 };
/** How strongly the links of a patch pull it to others, all in all. */
const pull = 0.4;
/** How strongly patches are pulled to the middle from the sides; more so from above and below. */
const inwards = 0.02;
/** How far apart patches begin: they come closer on their own. */
const roominess = 1.4;

/**
 * Where each community gathers: round patches that do not overlap, those with much to do with each other side by side,
 * all of them in the shape of the map.
 */
export function communityPlaces({ shapes, size }: LayoutJob, communities: Uint32Array): Point[] {
  const spacing = spacingOf(size, communities.length);
  const patches = spiralOf(sizesOf(communities), spacing, size);
  const ties = tiesBetween(communities, shapes);
  const strongest = ties.reduce((max, { weight }) => Math.max(max, weight), 1);
  const forces = [
    forceLink<Patch, Tie>(ties)
      .distance(({ source, target }) => radiusOf(patches, source) + radiusOf(patches, target))
      .strength(({ weight }) => (pull * weight) / strongest / patches.length),
    forceCollide<Patch>(({ radius }) => radius).iterations(3),
    forceX<Patch>(0).strength(inwards),
    forceY<Patch>(0).strength(inwards * aspectOf(size) ** 2),
  ];
  const simulation = new Simulation(patches, forces, pace);
  for (let tick = 0; tick < ticks; tick += 1) simulation.tick();
  return patches.map(({ x, y }) => ({ x, y }));
}

/** Names need more room above and below than beside. */
function aspectOf({ width, height }: Size): number {
  return (1.2 * width) / height;
}

/** Patches to begin with in a spiral as wide as the map, the biggest in the middle. */
function spiralOf(sizes: readonly number[], spacing: number, size: Size): Patch[] {
  const flatness = Math.sqrt(aspectOf(size));
  let before = 0;
  return sizes.map((people, index) => {
    const away = patchRadius(before + people / 2, spacing) * roominess;
    const { x, y } = onSpiral(index, away / Math.sqrt(index + 0.5));
    before += people;
    return {
      index,
      radius: patchRadius(people, spacing) + (gapShare / 2) * spacing,
      x: x * flatness,
      y: y / flatness,
      vx: 0,
      vy: 0,
    };
  });
}

/** Everybody on a seat of their community's patch, close to where forces will lead. */
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

/** The middle of each community as its people stand, so that what moves on stays where it is. */
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

/** d3 has put the patch itself in the place of its number by the time it asks. */
function radiusOf(patches: readonly Patch[], end: number | Patch): number {
  return typeof end === 'number' ? (patches[end]?.radius ?? 0) : end.radius;
}

function tiesBetween(
  communities: Uint32Array,
  { ends, strength }: Pick<LayoutJob['shapes'], 'ends' | 'strength'>,
): Tie[] {
  const ties = new Map<number, Tie>();
  strength.forEach((weight, link) => {
    const a = communities[ends[2 * link] ?? 0] ?? 0;
    const b = communities[ends[2 * link + 1] ?? 0] ?? 0;
    if (a === b) return;
    const [source, target] = a < b ? [a, b] : [b, a];
    const key = source * communities.length + target;
    const tie = ties.get(key);
    if (tie) tie.weight += weight;
    else ties.set(key, { source, target, weight });
  });
  return [...ties.values()];
}
