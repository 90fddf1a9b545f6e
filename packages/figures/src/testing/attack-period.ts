import { type Find, type Target, tooCloselyKnown } from './attack.ts';

/**
 * Exact linear algebra within each period: people with the same values in all answers are one unknown; the unknowns
 * of k or more people are eliminated, and what remains is about the others. Combinations of two remaining rows are
 * tried too.
 */
export function attackPeriod(targets: readonly Target[], k: number): Find[] {
  const periods = Map.groupBy(targets, ({ period }) => `${period.end}/${period.weeks}`);
  return periods
    .values()
    .flatMap((some) => attackOne(some, k))
    .toArray();
}

function attackOne(targets: readonly Target[], k: number): Find[] {
  const alike = new Map<number, string>();
  const unknownOf = new Map<string, Map<number, string>>();
  for (const [row, { people, facts }] of targets.entries())
    for (const [at, person] of people.entries()) {
      const own = unknownOf.get(String(person)) ?? new Map<number, string>();
      unknownOf.set(String(person), own.set(row, facts[at]?.join(',') ?? ''));
    }
  for (const [person, rows] of unknownOf) {
    const names: string[] = [];
    const labels = Array.from(rows, ([row, name]) => {
      if (!names.includes(name)) names.push(name);
      return `${row}:${names.indexOf(name)}`;
    });
    alike.set(Number(person), labels.join(' '));
  }
  const classes = Map.groupBy(alike.keys(), (person) => alike.get(person) ?? '');
  const columns = Array.from(classes, ([labels, members]) => {
    const entries = labels.split(' ').map((label) => label.split(':').map(Number));
    const count = 1 + Math.max(...entries.map(([, own]) => own ?? 0));
    return Array.from({ length: count }, (_, own) => ({
      members: members.length,
      labels,
      rows: new Set(entries.filter((entry) => entry[1] === own).map(([row]) => row)),
    }));
  })
    .flat()
    .sort((a, b) => b.members - a.members);
  // The multiples of the answers follow the columns.
  const matrix = targets.map((_, row) =>
    Float64Array.from([
      ...columns.map(({ rows }) => (rows.has(row) ? 1 : 0)),
      ...targets.map((_, other) => (other === row ? 1 : 0)),
    ]),
  );
  const large = columns.filter(({ members }) => members >= k).length;
  const rest = eliminated(matrix, large, columns.length);
  const combined = rest.flatMap((row, at) => [
    row,
    ...rest.slice(at + 1).flatMap((other) => crossed(row, other)),
  ]);
  return combined.flatMap((row) => {
    const weights = new Map<string, { weight: number; members: number }>();
    for (const [at, { labels, members }] of columns.entries()) {
      const value = Math.abs(row[at] ?? 0);
      if (value < 1e-7) continue;
      weights.set(labels, { members, weight: (weights.get(labels)?.weight ?? 0) + value });
    }
    const each = weights
      .values()
      .flatMap(({ weight, members }) => new Array<number>(members).fill(weight))
      .toArray();
    const error = targets.reduce(
      (sum, target, at) => sum + target.error * Math.abs(row[columns.length + at] ?? 0),
      0,
    );
    const times = targets.map((_, at) => row[columns.length + at] ?? 0);
    // Views of a person can share facts, so that together they weigh less.
    const found =
      tooCloselyKnown(each, error, k) && tooCloselyKnown(weightsOf(targets, times), error, k);
    const how = targets.filter((_, at) => Math.abs(row[columns.length + at] ?? 0) > 1e-7);
    return found
      ? [{ attack: 'span' as const, ...found, how: how.map(({ name }) => name).join(' | ') }]
      : [];
  });
}

function weightsOf(targets: readonly Target[], times: readonly number[]): number[] {
  const byPerson = new Map<number, Map<number, number>>();
  for (const [row, { people, facts, shares }] of targets.entries()) {
    if (Math.abs(times[row] ?? 0) < 1e-7) continue;
    for (const [at, person] of people.entries()) {
      const own = byPerson.get(person) ?? new Map<number, number>();
      byPerson.set(person, own);
      for (const [index, fact] of (facts[at] ?? []).entries())
        own.set(fact, (own.get(fact) ?? 0) + (times[row] ?? 0) * (shares[at]?.[index] ?? 0));
    }
  }
  return Array.from(byPerson.values(), (own) =>
    own.values().reduce((sum, weight) => sum + Math.abs(weight), 0),
  );
}

/** Combinations of two rows that are 0 in one more column. */
function crossed(a: Float64Array, b: Float64Array): Float64Array[] {
  return Array.from(a.keys())
    .filter((at) => Math.abs(a[at] ?? 0) > 1e-7 && Math.abs(b[at] ?? 0) > 1e-7)
    .map((at) => {
      const times = (a[at] ?? 0) / (b[at] ?? 1);
      return a.map((value, other) => value - times * (b[other] ?? 0));
    });
}

function eliminated(rows: Float64Array[], columns: number, width: number): Float64Array[] {
  const left = new Set(rows);
  const clear = (from: number, to: number, keeps: boolean) => {
    const pivots: Float64Array[] = [];
    for (let column = from; column < to; column++) {
      const pivot = left
        .values()
        .filter((row) => !pivots.includes(row))
        .find((row) => Math.abs(row[column] ?? 0) > 1e-9);
      if (!pivot) continue;
      for (const row of left) {
        if (row === pivot) continue;
        const times = (row[column] ?? 0) / (pivot[column] ?? 1);
        if (times !== 0)
          for (const at of row.keys()) row[at] = (row[at] ?? 0) - times * (pivot[at] ?? 0);
      }
      if (keeps) pivots.push(pivot);
      else left.delete(pivot);
    }
  };
  clear(0, columns, false);
  clear(columns, width, true);
  return [...left];
}
