import type { Size } from './geometry.ts';

/** Radius of a typical node in pixels, and its maximum as a share of the mean distance. */
const crowdNodePx = 7;
const crowdNodeShare = 0.2;

/** Mean distance of evenly spread nodes. */
export function spacingOf({ width, height }: Size, people: number): number {
  return Math.sqrt((width * height) / Math.max(1, people));
}

/** Scale at which symbols keep their distance; above 1 if there are few people. */
export function crowdScale(size: Size, people: number): number {
  return (spacingOf(size, people) * crowdNodeShare) / crowdNodePx;
}
