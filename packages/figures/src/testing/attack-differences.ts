import { enoughFor, type Find, inCommon, type Target, tooCloselyKnown } from './attack.ts';

/**
 * Subtracts all figures and remainders from each other, within a period and between any two periods that share a
 * week. The moods of the people who remain are bounded by 0 and 10, and the answers by their rounding.
 */
export function attackDifferences(sums: readonly Target[], k: number): Find[] {
  const finds = sums.flatMap((sum) => boundsOfOne(sum));
  for (const [at, a] of sums.entries())
    for (let other = 0; other < at; other++) {
      const b = sums[other];
      // With this many people left, no k - 1 of them are known well.
      if (!b || Math.abs(a.people.length - b.people.length) >= 2 * k) continue;
      if (!haveCommonWeeks(a, b)) continue;
      const apart = a.people.length + b.people.length - 2 * inCommon(a, b);
      if (apart >= 2 * k) continue;
      finds.push(...differenceOf(a, b, k));
    }
  return finds;
}

/** Figures, and each figure without the figures inside it. */
export function withRemainders(targets: readonly Target[], k: number): Target[] {
  const periods = Map.groupBy(targets, ({ period }) => `${period.end}/${period.weeks}`);
  return periods
    .values()
    .flatMap((some) => [...some, ...some.flatMap((whole) => remaindersOf(whole, some, k))])
    .toArray();
}

function remaindersOf(whole: Target, some: readonly Target[], k: number): Target[] {
  const inside = some
    .filter((part) => part.people.length < whole.people.length && isInside(part, whole))
    .sort((a, b) => b.people.length - a.people.length);
  const disjoint: Target[] = [];
  for (const part of inside)
    if (disjoint.every((other) => inCommon(part, other) === 0)) disjoint.push(part);
  const single = inside.filter((part) => whole.people.length - part.people.length < 4 * k);
  const sets = [...(disjoint.length > 1 ? [disjoint] : []), ...single.map((part) => [part])];
  return sets.map((parts) => without(whole, parts)).filter(({ people }) => people.length > 0);
}

function isInside(part: Target, whole: Target): boolean {
  if (inCommon(part, whole) < part.people.length) return false;
  let at = 0;
  return part.people.every((person, own) => {
    while (whole.people[at] !== person) at++;
    const [facts, others] = [part.facts[own], whole.facts[at]];
    return (
      facts?.length === others?.length && facts?.every((fact, place) => fact === others?.[place])
    );
  });
}

function without(whole: Target, parts: readonly Target[]): Target {
  const gone = new Set(parts.flatMap(({ people }) => [...people]));
  const left = [...whole.people.keys()].filter((at) => !gone.has(whole.people[at] ?? -1));
  const bits = whole.bits.slice();
  for (const person of gone) bits[person >> 5] = (bits[person >> 5] ?? 0) & ~(1 << (person & 31));
  const sumOf = (of: (part: Target) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    name: `${whole.name} - ${parts.map(({ name }) => name).join(' - ')}`,
    period: whole.period,
    people: Int32Array.from(left, (at) => whole.people[at] ?? -1),
    bits,
    facts: left.map((at) => whole.facts[at] ?? new Int32Array()),
    shares: left.map((at) => whole.shares[at] ?? new Float64Array()),
    low: whole.low - sumOf(({ high }) => high),
    high: whole.high - sumOf(({ low }) => low),
    error: whole.error + sumOf(({ error }) => error),
  };
}

/** Bounds from one sum alone: how closely the mood of each of its people is known. */
function boundsOfOne({ name, people, low, high }: Target): Find[] {
  const least = Math.max(0, low - 10 * (people.length - 1));
  const width = Math.min(10, high) - least;
  return width < 2.5 ? [{ attack: 'bounds', people: 1, width, how: name }] : [];
}

function differenceOf(a: Target, b: Target, k: number): Find[] {
  const enough = enoughFor(k);
  const weights: number[] = [];
  let total = 0;
  for (let i = 0, j = 0; i < a.people.length || j < b.people.length; ) {
    const order = (a.people[i] ?? 2 ** 31) - (b.people[j] ?? 2 ** 31);
    const weight = order === 0 ? distance(a, i, b, j) : 1;
    weights.push(weight);
    total += weight;
    if (total > enough) return [];
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  const found = tooCloselyKnown(weights, a.error + b.error, k);
  return found ? [{ attack: 'difference', ...found, how: `${a.name} against ${b.name}` }] : [];
}

function distance(a: Target, i: number, b: Target, j: number): number {
  const [left, right] = [a.facts[i], b.facts[j]];
  const [shares, others] = [a.shares[i], b.shares[j]];
  if (!left || !right || !shares || !others) return 0;
  let sum = 0;
  for (let x = 0, y = 0; x < left.length || y < right.length; ) {
    const order = (left[x] ?? 2 ** 31) - (right[y] ?? 2 ** 31);
    const first = order <= 0 ? (shares[x++] ?? 0) : 0;
    const second = order >= 0 ? (others[y++] ?? 0) : 0;
    sum += Math.abs(first - second);
  }
  return sum;
}

export function haveCommonWeeks(a: Target, b: Target): boolean {
  return (
    a.period.end > b.period.end - b.period.weeks && b.period.end > a.period.end - a.period.weeks
  );
}
