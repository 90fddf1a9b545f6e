import { zeroCharacter } from '../../packages/transcript/src/3-features/outcomes/model.ts';
import type { LogisticModel } from './logistic-regression.ts';

/** A weight takes this many steps on either side of 0: as many as there are characters to write them in. */
const mostSteps = 42;
/** Weights beyond this part of the largest are few; they are cut off rather than make all the others coarser. */
const furthestQuantile = 0.9995;

/** The module of weights: one character each, model by model; biases are against the cut. */
export function weightsModule(models: readonly (LogisticModel & { cut: number })[]): string {
  const steps = models.map(({ weights }) => furthest(weights) / mostSteps);
  const table = models
    .flatMap(({ weights }, at) =>
      Array.from(weights, (weight) =>
        String.fromCharCode(zeroCharacter + inSteps(weight, steps[at] ?? 1)),
      ),
    )
    .join('')
    .replaceAll('\\', '\\\\');
  return `// Written by \`npm run train:outcomes\`; docs/analysis.md says from what.
export const weights: {
  steps: readonly [number, number, number];
  biases: readonly [number, number, number];
  table: string;
} = {
  steps: [${steps.map((step) => step.toPrecision(6)).join(', ')}],
  biases: [${models.map(({ bias, cut }) => (bias - cut).toFixed(4)).join(', ')}],
  table:
    '${table}',
};
`;
}

function furthest(weights: Float32Array): number {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  return sizes[Math.floor(sizes.length * furthestQuantile)] ?? 1;
}

const inSteps = (weight: number, step: number): number =>
  Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
