/**
 * Similarity of the `width` units before and after each gap: cosine of weighted counts, 0 to 1. `units` holds a kind
 * for each unit; `gaps` are ascending positions. Linear in the number of units.
 */
export function windowSimilarity(
  units: Int32Array,
  gaps: readonly number[],
  width: number,
  weights: Float64Array,
): Float64Array {
  const left = new Float64Array(weights.length);
  const right = new Float64Array(weights.length);
  let dot = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  const addLeft = (at: number, sign: 1 | -1) => {
    const kind = units[at];
    if (kind === undefined) return;
    const weight = sign * (weights[kind] ?? 0);
    const before = left[kind] ?? 0;
    dot += weight * (right[kind] ?? 0);
    leftSquares += weight * (2 * before + weight);
    left[kind] = before + weight;
  };
  const addRight = (at: number, sign: 1 | -1) => {
    const kind = units[at];
    if (kind === undefined) return;
    const weight = sign * (weights[kind] ?? 0);
    const before = right[kind] ?? 0;
    dot += weight * (left[kind] ?? 0);
    rightSquares += weight * (2 * before + weight);
    right[kind] = before + weight;
  };
  for (let at = 0; at < width; at++) addRight(at, 1);
  const similarity = new Float64Array(gaps.length);
  let middle = 0;
  for (const [index, gap] of gaps.entries()) {
    for (; middle < gap; middle++) {
      addRight(middle, -1);
      addLeft(middle, 1);
      if (middle >= width) addLeft(middle - width, -1);
      addRight(middle + width, 1);
    }
    const norm = Math.sqrt(Math.max(0, leftSquares) * Math.max(0, rightSquares));
    similarity[index] = norm > 1e-9 ? Math.min(1, Math.max(0, dot / norm)) : 0;
  }
  return similarity;
}
