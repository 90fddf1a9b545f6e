import { type Find, inCommon, type Target, tooCloselyKnown } from './attack.ts';
import { haveCommonWeeks } from './attack-differences.ts';

/** Maximum number of figures in a combination. */
const mostTerms = 7;
/** Number of the most promising figures that are tried at each step. */
const mostColumns = 60;

/**
 * Combines many figures, starting with the sums over the fewest people: each step adds the figure that leaves least
 * and weighs all anew so that as few people as possible remain (orthogonal matching pursuit, then reweighted least
 * squares).
 */
export function attackJointly(sums: readonly Target[], k: number, effort: number): Find[] {
  const step = Math.max(1, Math.floor(sums.length / (4 * effort)));
  const chosen = sums
    .filter(({ people }, at) => at % step === 0 && people.length <= 60)
    .sort((a, b) => a.people.length - b.people.length)
    .slice(0, effort);
  return chosen.flatMap((target) => pursue(target, columnsFor(target, sums), k));
}

function columnsFor(target: Target, sums: readonly Target[]): Target[] {
  return sums
    .filter((other) => other !== target && haveCommonWeeks(target, other))
    .map((other) => {
      const common = inCommon(target, other);
      return { other, likeness: common / (target.people.length + other.people.length - common) };
    })
    .filter(({ likeness }) => likeness > 0.5)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostColumns)
    .map(({ other }) => other);
}

type Vector = { values: Float64Array; error: number; name: string };

function pursue(target: Target, columns: readonly Target[], k: number): Find[] {
  const places = new Map<string, number>();
  const owners: number[] = [];
  const all = [target, ...columns];
  for (const { people, facts } of all)
    for (const [at, person] of people.entries())
      for (const fact of facts[at] ?? []) {
        const key = `${person} ${fact}`;
        if (places.has(key)) continue;
        places.set(key, owners.length);
        owners.push(person);
      }
  const [goal, ...vectors] = all.map(({ people, facts, shares, error, name }): Vector => {
    const values = new Float64Array(owners.length);
    for (const [at, person] of people.entries())
      for (const [index, fact] of (facts[at] ?? []).entries())
        values[places.get(`${person} ${fact}`) ?? 0] = shares[at]?.[index] ?? 0;
    return { values, error, name };
  });
  if (!goal) return [];
  const used: Vector[] = [];
  const finds: Find[] = [];
  let rest = goal.values;
  while (used.length < mostTerms) {
    const best = vectors
      .filter((vector) => !used.includes(vector))
      .map((vector) => ({
        vector,
        gain: dot(vector.values, rest) ** 2 / dot(vector.values, vector.values),
      }))
      .reduce<{ vector: Vector; gain: number } | null>(
        (most, next) => (next.gain > (most?.gain ?? 1e-6) ? next : most),
        null,
      );
    if (!best) break;
    used.push(best.vector);
    const { left, times } = fewestLeft(goal, used, owners);
    rest = left;
    const error = used.reduce(
      (sum, vector, at) => sum + Math.abs(times[at] ?? 0) * vector.error,
      goal.error,
    );
    const found = tooCloselyKnown(byOwner(left, owners), error, k);
    if (found)
      finds.push({
        attack: 'joint',
        ...found,
        how: [goal, ...used].map(({ name }) => name).join(' | '),
      });
  }
  return finds.slice(0, 1);
}

function fewestLeft(goal: Vector, used: readonly Vector[], owners: readonly number[]) {
  let left = goal.values;
  let times: number[] = [];
  let weights = new Float64Array(owners.length).fill(1);
  for (let round = 0; round < 6; round++) {
    const rows = used.map((a, i) => [
      ...used.map(
        (b, j) => weighted(a.values, b.values, weights) + (i === j ? 1e-9 + a.error ** 2 / 100 : 0),
      ),
      weighted(a.values, goal.values, weights),
    ]);
    times = solved(rows);
    left = goal.values.slice();
    for (const [at, { values }] of used.entries())
      for (let i = 0; i < left.length; i++)
        left[i] = (left[i] ?? 0) - (times[at] ?? 0) * (values[i] ?? 0);
    const squares = new Map<number, number>();
    for (const [at, owner] of owners.entries())
      squares.set(owner, (squares.get(owner) ?? 0) + (left[at] ?? 0) ** 2);
    weights = Float64Array.from(
      owners,
      (owner) => 1 / Math.max(0.01, Math.sqrt(squares.get(owner) ?? 0)),
    );
  }
  return { left, times };
}

function byOwner(values: Float64Array, owners: readonly number[]): number[] {
  const sums = new Map<number, number>();
  for (const [at, owner] of owners.entries())
    sums.set(owner, (sums.get(owner) ?? 0) + Math.abs(values[at] ?? 0));
  return [...sums.values()];
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function weighted(a: Float64Array, b: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (weights[at] ?? 0) * (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Gauss-Jordan elimination, on rows that end with their right-hand side. */
function solved(rows: number[][]): number[] {
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] || 1e-12;
    for (const [other, changed] of rows.entries()) {
      if (other === i) continue;
      const times = (changed[i] ?? 0) / pivot;
      for (let j = i; j < row.length; j++) changed[j] = (changed[j] ?? 0) - times * (row[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] || 1e-12));
}
