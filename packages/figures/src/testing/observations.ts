import type { Fact, HiddenMood, MoodNumber, Period } from '../types.ts';

/**
 * An answer as an attacker sees it, with what an attacker may know besides: who was heard in the group in which
 * weeks, and with how many turns. The moods of the facts are not included.
 */
export type Observation = {
  name: string;
  period: Period;
  n: number;
  /** Bounds of the exact mean, 0 to 10. */
  low: number;
  high: number;
  /** Numbers of people. */
  people: readonly number[];
  /** By person: numbers of their facts, ascending, and the share of each. */
  facts: readonly Int32Array[];
  shares: readonly Float64Array[];
};

export type Asked = { groups: readonly string[]; period: Period; without?: readonly string[] };

type Answer = HiddenMood | (MoodNumber & { isShown: true });

type HeardFact = { week: number; fact: number; turns: number };

/** What an attacker may know about who was heard, through successive versions of the facts. */
export class Reader {
  private readonly people = new Map<string, number>();
  private readonly facts = new Map<string, number>();
  /** By group and person, in the latest version: their facts, ascending. */
  private heard = new Map<string, Map<number, HeardFact[]>>();

  hear(facts: readonly Fact[], leftOut: ReadonlySet<string> = new Set()): void {
    this.heard = new Map();
    const seen = new Map<string, number>();
    for (const { person, week, groups, positive, neutral, negative } of facts) {
      const turns = positive + neutral + negative;
      if (turns === 0 || leftOut.has(person)) continue;
      // An attacker notices that a fact was changed; its content is used only for that. Late turns that equal earlier
      // turns of the person are separate turns.
      const content = [person, week, groups, positive, neutral, negative].join(' ');
      const ordinal = seen.get(content) ?? 0;
      seen.set(content, ordinal + 1);
      const heard = { week, fact: numberIn(this.facts, `${content} ${ordinal}`), turns };
      const number = numberIn(this.people, person);
      for (const group of groups) {
        const people = this.heard.get(group) ?? new Map<number, HeardFact[]>();
        this.heard.set(group, people);
        const own = people.get(number);
        if (own) own.push(heard);
        else people.set(number, [heard]);
      }
    }
    for (const people of this.heard.values())
      for (const own of people.values()) own.sort((a, b) => a.fact - b.fact);
  }

  /** Null if the answer reveals no mood. */
  observe({ groups, period, without = [] }: Asked, mood: Answer): Observation | null {
    if (!mood.isShown) return null;
    const gone = new Set(without.map((id) => this.people.get(id)));
    const found = new Map<number, HeardFact[]>();
    for (const group of groups)
      for (const [person, facts] of this.heard.get(group) ?? []) {
        if (gone.has(person)) continue;
        const inside = facts.filter(
          ({ week }) => week <= period.end && week > period.end - period.weeks,
        );
        if (inside.length > 0) found.set(person, [...(found.get(person) ?? []), ...inside]);
      }
    const lists = Array.from(found.values(), eachOnce);
    return {
      name: `${groups.join('+')}${without.map((id) => `-${id}`).join('')} ${period.end}/${period.weeks}`,
      period,
      n: found.size,
      low: mood.cut === 'orLess' ? 0 : mood.mood - 0.05,
      high: mood.cut === 'orMore' ? 10 : mood.mood + 0.05,
      people: [...found.keys()],
      facts: lists.map((list) => Int32Array.from(list, ({ fact }) => fact)),
      shares: lists.map((list) => {
        const total = list.reduce((sum, { turns }) => sum + turns, 0);
        return Float64Array.from(list, ({ turns }) => turns / total);
      }),
    };
  }
}

function eachOnce(facts: readonly HeardFact[]): HeardFact[] {
  return facts
    .toSorted((a, b) => a.fact - b.fact)
    .filter(({ fact }, at, sorted) => fact !== sorted[at - 1]?.fact);
}

function numberIn(numbers: Map<string, number>, id: string): number {
  const number = numbers.get(id) ?? numbers.size;
  numbers.set(id, number);
  return number;
}
