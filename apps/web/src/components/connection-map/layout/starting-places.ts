import type { Positions } from '../scene/geometry.ts';

const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Wider than high, as the layout comes out. */
const flattening = 1.3;

/**
 * Places to begin with, close to where forces will lead: each community on a round patch of its own, the patches in a
 * spiral with the biggest in the middle. Communities are numbered by size.
 */
export function startingPlaces(communities: Uint32Array, spacing: number): Positions {
  const sizes: number[] = [];
  for (const community of communities) sizes[community] = (sizes[community] ?? 0) + 1;
  const middles = patchMiddles(sizes, spacing);
  const seated = sizes.map(() => 0);
  const positions = new Float32Array(2 * communities.length);
  communities.forEach((community, node) => {
    const seat = seated[community] ?? 0;
    seated[community] = seat + 1;
    const middle = middles[community] ?? { x: 0, y: 0 };
    const away = spacing * 0.5 * Math.sqrt(seat + 0.5);
    positions[2 * node] = middle.x + away * Math.cos(seat * goldenAngle);
    positions[2 * node + 1] = middle.y + away * Math.sin(seat * goldenAngle);
  });
  return positions;
}

/** Each patch lies as far out as all the patches before it take up. */
function patchMiddles(sizes: readonly number[], spacing: number): { x: number; y: number }[] {
  let before = 0;
  return sizes.map((size, index) => {
    const away = index === 0 ? 0 : spacing * 0.56 * Math.sqrt(before + size / 2);
    before += size;
    const angle = index * goldenAngle;
    return {
      x: away * Math.cos(angle) * flattening,
      y: (away * Math.sin(angle)) / flattening,
    };
  });
}
