import type { Happened } from './organization-figures/happened.ts';

/** Up to `count` facts, every kind once before one comes twice; in the order given, which is by kind. */
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
