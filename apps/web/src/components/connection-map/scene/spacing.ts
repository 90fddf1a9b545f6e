import type { Size } from './geometry.ts';

/** A typical node's radius in pixels, and its maximum share of the mean distance. */
const crowdNodePx = 7;
const crowdNodeShare = 0.2;

/** Mean distance of evenly spread nodes. */
export function spacingOf({ width, height }: Size, people: number): number {
  return Math.sqrt((width * height) / Math.max(1, people));
}

/** Scale at which symbols keep their distance; above 1 for few people. */
export function crowdScale(size: Size, people: number): number {
  return (spacingOf(size, people) * crowdNodeShare) / crowdNodePx;
}
