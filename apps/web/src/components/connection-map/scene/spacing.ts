import type { Size } from './geometry.ts';

/** A typical node of a crowd takes at most this share of the distance to the next; pixels. */
const crowdNodePx = 7;
const crowdNodeShare = 0.2;

/** How far from each other so many people stand when they have the whole map. */
export function spacingOf({ width, height }: Size, people: number): number {
  return Math.sqrt((width * height) / Math.max(1, people));
}

/** The scale at which the symbols of so many people leave room between them; large for a few. */
export function crowdScale(size: Size, people: number): number {
  return (spacingOf(size, people) * crowdNodeShare) / crowdNodePx;
}
