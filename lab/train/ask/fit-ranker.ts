/** One question in its meeting: the features of each passage, and which passages are right. */
export type Lesson = { rows: readonly Float64Array[]; isRight: readonly boolean[] };

const rounds = 80;
const shrinkage = 1e-3;
const pace = 0.08;
/** Adam (Kingma and Ba 2015). */
const memory = { mean: 0.9, square: 0.99 };
/** Share of the objective that all right passages come first; the rest is that any one of them does. */
const allRight = 0.6;

/**
 * Learns weights that rank the right passages before the others of their meeting: a softmax over the passages of each
 * question (Cao and others 2007). Deterministic.
 */
export function fitRanker(lessons: readonly Lesson[], features: number): Float64Array {
  const known = lessons.filter(({ isRight }) => isRight.includes(true));
  const spreads = spreadsOf(known, features);
  const weights = new Float64Array(features);
  const means = new Float64Array(features);
  const squares = new Float64Array(features);
  for (let round = 1; round <= rounds; round++) {
    const scaled = weights.map((weight, feature) => weight / (spreads[feature] ?? 1));
    const slopes = new Float64Array(features);
    for (const lesson of known) addSlopes(slopes, lesson, scaled);
    const step = pace * (1 - round / (rounds + 1));
    for (let at = 0; at < features; at++) {
      const weight = weights[at] ?? 0;
      const slope = (slopes[at] ?? 0) / known.length / (spreads[at] ?? 1) + shrinkage * weight;
      const mean = memory.mean * (means[at] ?? 0) + (1 - memory.mean) * slope;
      const square = memory.square * (squares[at] ?? 0) + (1 - memory.square) * slope ** 2;
      means[at] = mean;
      squares[at] = square;
      const steady = Math.sqrt(square / (1 - memory.square ** round)) + 1e-8;
      weights[at] = weight - (step * (mean / (1 - memory.mean ** round))) / steady;
    }
  }
  return weights.map((weight, feature) => weight / (spreads[feature] ?? 1));
}

function addSlopes(slopes: Float64Array, { rows, isRight }: Lesson, weights: Float64Array): void {
  const scores = rows.map((row) => row.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), 0));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, at) => sum + (isRight[at] ? power : 0), 0);
  const count = isRight.filter(Boolean).length;
  for (const [at, row] of rows.entries()) {
    const power = powers[at] ?? 0;
    const aim = isRight[at] ? allRight / count + ((1 - allRight) * power) / right : 0;
    const error = power / whole - aim;
    for (let feature = 0; feature < row.length; feature++)
      slopes[feature] = (slopes[feature] ?? 0) + error * (row[feature] ?? 0);
  }
}

/** The standard deviation of each feature over all passages. */
function spreadsOf(lessons: readonly Lesson[], features: number): Float64Array {
  const sums = new Float64Array(features);
  const squares = new Float64Array(features);
  let count = 0;
  for (const row of lessons.flatMap(({ rows }) => rows)) {
    count += 1;
    for (let at = 0; at < features; at++) {
      sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + (row[at] ?? 0) ** 2;
    }
  }
  return sums.map((sum, at) =>
    Math.sqrt(Math.max(1e-12, (squares[at] ?? 0) / count - (sum / count) ** 2)),
  );
}
