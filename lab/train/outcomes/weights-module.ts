import { zeroCharacter } from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import type { LogisticModel } from './logistic-regression.ts';

/** Steps on either side of 0, limited by the characters that encode them. */
const mostSteps = 42;
/** The few larger weights are clipped, to keep the others precise. */
const furthestQuantile = 0.9995;

/** One character per weight, model by model; biases are relative to the threshold. */
export function weightsModule(models: readonly (LogisticModel & { cut: number })[]): string {
  const steps = models.map(({ weights }) => furthest(weights) / mostSteps);
  const table = models.map(({ weights }, at) => tableOf(weights, steps[at] ?? 1)).join('');
  return `// Written by \`npm run -w lab train -- outcomes\`; docs/analysis.md says from what.
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

/** The weights for talk without punctuation. */
export function bareWeightsModule(
  models: Record<'ends' | 'questions', LogisticModel & { cut: number }>,
): string {
  const entries = Object.entries(models).map(([kind, { weights, bias, cut }]) => {
    const step = furthest(weights) / mostSteps;
    return `  ${kind}: {
    bias: ${bias.toFixed(4)},
    cut: ${cut.toFixed(4)},
    step: ${step.toPrecision(6)},
    table:
      '${tableOf(weights, step)}',
  },
`;
  });
  return `// Written by \`npm run -w lab train -- outcomes\`; docs/analysis.md says from what.
export const weights: Record<
  'ends' | 'questions',
  { bias: number; cut: number; step: number; table: string }
> = {
${entries.join('')}};
`;
}

const tableOf = (weights: Float32Array, step: number): string =>
  Array.from(weights, (weight) => String.fromCharCode(zeroCharacter + inSteps(weight, step)))
    .join('')
    .replaceAll('\\', '\\\\');

const inSteps = (weight: number, step: number): number =>
  Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
