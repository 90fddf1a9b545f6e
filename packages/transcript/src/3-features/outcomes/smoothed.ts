/** Weights by distance, one to four passages. */
const shares = [0.4, 0.3, 0.2, 0.1];

/** Raises scores near others above the median, because people talk about a decision for a while. */
export function smoothed(scores: readonly number[]): number[] {
  const middle = scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
  return scores.map((score, at) =>
    shares.reduce((sum, share, back) => {
      const before = scores[at - back - 1] ?? middle;
      const after = scores[at + back + 1] ?? middle;
      return sum + share * (before + after - 2 * middle);
    }, score),
  );
}
