/** In CSS pixels. */
export const defaultSizePx = { width: 800, height: 320 } as const;

/** Layout steps before the first paint, and the maximum afterwards. */
export const warmUpTicks = 100;
export const coolDownTicks = 100;
export const alphaDecay = 0.02;
export const velocityDecay = 0.3;

/** Stores 'true' or 'false'. */
export const elasticStorageKey = 'orgmap-elastic-behavior';

const displayStrengthRange = { min: 1, max: 5 } as const;
const nodeValueRange = { min: 2, max: 10 } as const;
/** Size of all nodes in maps where size has no meaning. */
export const equalNodeValue = 6;

/** With more people, symbols are smaller and labels are limited. */
export const crowdSize = 50;

/** In pixels, for display strengths 1 to 5. */
export const lineWidthsPx = [1, 1.5, 2.25, 3.25, 4.5] as const;

export function displayStrength(strength: number): number {
  return clamp(strength, displayStrengthRange.min, displayStrengthRange.max);
}

/** Index into `lineWidthsPx`. */
export function lineTier(strength: number): number {
  return Math.round(displayStrength(strength)) - 1;
}

export function nodeValue(connections: number): number {
  return clamp(connections + 1, nodeValueRange.min, nodeValueRange.max);
}

/** In pixels, at the zoom that fits the whole map. */
export function nodeRadiusPx(value: number, people: number): number {
  return people > crowdSize ? 2.6 + 0.62 * value : 8 + 1.35 * value;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
