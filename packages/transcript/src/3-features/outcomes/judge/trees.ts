/** Trees of depth three: seven splits, level by level, and eight leaves each. */
export type Trees = {
  /** In logits, as the leaves. */
  bias: number;
  splits: readonly (readonly [sign: number, threshold: number])[];
  leaves: readonly number[];
};

const depth = 3;
export const leavesOfTree = 2 ** depth;
export const splitsOfTree = leavesOfTree - 1;

/** The sum of all trees for the values of a sentence's signs, in logits. */
export function logitOfTrees({ bias, splits, leaves }: Trees, values: Float64Array): number {
  let sum = bias;
  for (let tree = 0; tree * leavesOfTree < leaves.length; tree++) {
    const first = tree * splitsOfTree;
    let at = 0;
    for (let level = 0; level < depth; level++) {
      const [sign, threshold] = splits[first + at] ?? [0, 0];
      at = 2 * at + ((values[sign] ?? 0) > threshold ? 2 : 1);
    }
    sum += leaves[tree * leavesOfTree + at - splitsOfTree] ?? 0;
  }
  return sum;
}
