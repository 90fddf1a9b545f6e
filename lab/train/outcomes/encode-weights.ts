import { zeroCharacter } from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import type { LogisticModel } from './logistic-regression.ts';

/** Steps on either side of 0, limited by the characters that encode them. */
const mostSteps = 42;
/** The few larger weights are clipped, to keep the others precise. */
const furthestQuantile = 0.9995;

/** One character per weight. */
export function encoded({ weights, bias }: LogisticModel) {
  const step = furthest(weights) / mostSteps;
  return {
    bias: Number(bias.toFixed(4)),
    step: Number(step.toPrecision(6)),
    table: tableOf(weights, step),
  };
}

function furthest(weights: Float32Array): number {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  return sizes[Math.floor(sizes.length * furthestQuantile)] ?? 1;
}

const tableOf = (weights: Float32Array, step: number): string =>
  Array.from(weights, (weight) => String.fromCharCode(zeroCharacter + inSteps(weight, step))).join(
    '',
  );

const inSteps = (weight: number, step: number): number =>
  Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
