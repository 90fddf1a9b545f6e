import type { Fact, Mood, Period } from '../types.ts';

/**
 * An answer as a curious reader sees it, with what such a reader may know besides: who was heard for the group in
 * which weeks, and with how many turns. The moods of the facts are not in it.
 */
export type Observation = {
  name: string;
  period: Period;
  n: number;
  /** What the exact mean can be, 0 to 10. */
  low: number;
  high: number;
  /** By person: the share of each of their facts. */
  people: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

export type Asked = { groups: readonly string[]; period: Period; without?: readonly string[] };

/** Facts by group and person, for looking up who was heard. */
export type Heard = ReadonlyMap<
  string,
  ReadonlyMap<string, readonly { week: number; id: string; turns: number }[]>
>;

export function heardOf(facts: readonly Fact[], leftOut: ReadonlySet<string> = new Set()): Heard {
  const heard = new Map<string, Map<string, { week: number; id: string; turns: number }[]>>();
  for (const fact of facts) {
    const turns = fact.positive + fact.neutral + fact.negative;
    if (turns === 0 || leftOut.has(fact.person)) continue;
    // A reader notices that a fact was changed, and that is all that its content is used for here.
    const id = [
      fact.person,
      fact.week,
      fact.groups,
      fact.positive,
      fact.neutral,
      fact.negative,
    ].join(' ');
    for (const group of fact.groups) {
      const people = heard.get(group) ?? new Map();
      heard.set(group, people);
      people.set(fact.person, [...(people.get(fact.person) ?? []), { week: fact.week, id, turns }]);
    }
  }
  return heard;
}

/** Null where the answer tells no mood. */
export function observe(
  heard: Heard,
  { groups, period, without = [] }: Asked,
  mood: Mood,
): Observation | null {
  if (!mood.isShown) return null;
  const people = new Map<string, Map<string, number>>();
  for (const group of groups)
    for (const [person, facts] of heard.get(group) ?? []) {
      if (without.includes(person)) continue;
      for (const { week, id, turns } of facts) {
        if (week > period.end || week <= period.end - period.weeks) continue;
        const known = people.get(person) ?? new Map<string, number>();
        people.set(person, known.set(id, turns));
      }
    }
  const shares = new Map(
    Array.from(people, ([person, turns]) => {
      const total = turns.values().reduce((sum, count) => sum + count, 0);
      return [person, new Map(Array.from(turns, ([id, count]) => [id, count / total]))];
    }),
  );
  return {
    name: `${groups.join('+')}${without.map((id) => `-${id}`).join('')} ${period.end}/${period.weeks}`,
    period,
    n: people.size,
    low: mood.cut === 'orLess' ? 0 : mood.mood - 0.05,
    high: mood.cut === 'orMore' ? 10 : mood.mood + 0.05,
    people: shares,
  };
}
