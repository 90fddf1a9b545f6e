import type { Happened } from './organization-figures/happened.ts';

/** The first of each kind, then the second of each, and so on, up to `count`; in the order of the kinds. */
export function shownFacts(facts: readonly Happened[], count: number): Happened[] {
  const seen = new Map<Happened['kind'], number>();
  const placed = facts.map((fact) => {
    // A series that ended has paused before.
    const kind = fact.kind === 'series-ended' ? 'series-paused' : fact.kind;
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    return { fact, place };
  });
  const chosen = new Set(
    placed
      .toSorted((one, other) => one.place - other.place)
      .slice(0, count)
      .map(({ fact }) => fact),
  );
  return facts.filter((fact) => chosen.has(fact));
}
