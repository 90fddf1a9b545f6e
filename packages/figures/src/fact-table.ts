import { digest } from './digest.ts';
import type { Fact, StoredFact } from './types.ts';

type Numbered = StoredFact & { score: number };

/**
 * Facts in columns, with indices that do not depend on the order of the input: by person, week, groups and turns. Facts
 * of the same person, week and groups stay separate, so that late turns do not change earlier facts.
 */
export class FactTable {
  /** Ids of people, by index. */
  readonly people: string[] = [];
  readonly owners: number[] = [];
  readonly weeks: number[] = [];
  readonly turns: number[] = [];
  /** Positive turns plus half of the neutral ones; NaN if only the record of an earlier figure is known. */
  readonly scores: number[] = [];
  readonly prints: number[] = [];
  /** Present facts only. Recorded facts follow them in the other columns. */
  readonly groups: (readonly string[])[] = [];
  private readonly numbersOfPeople = new Map<string, number>();
  private numbersByPrint: Map<string, number> | null = null;

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) checkCounts(fact);
    const sets = new GroupSets();
    const byPerson = Map.groupBy(facts.filter(turnsOf), ({ person }) => person);
    for (const person of [...byPerson.keys()].sort())
      this.addPerson(
        person,
        (byPerson.get(person) ?? []).map((fact) => ({ fact, set: sets.of(fact.groups) })),
      );
  }

  isOfRecord(fact: number): boolean {
    return fact >= this.groups.length;
  }

  numberOf(person: string): number {
    const number = this.numbersOfPeople.get(person) ?? this.people.length;
    if (number === this.people.length) {
      this.numbersOfPeople.set(person, number);
      this.people.push(person);
    }
    return number;
  }

  /** The index of a stored fact: that of the present fact with the same print, else a new one. */
  numberOfStored(person: number, stored: StoredFact): number {
    this.numbersByPrint ??= new Map(
      this.owners.map((owner, fact) => [keyOf(owner, this.storedOf(fact)), fact]),
    );
    const key = keyOf(person, stored);
    const number = this.numbersByPrint.get(key) ?? this.weeks.length;
    if (number === this.weeks.length) {
      this.numbersByPrint.set(key, number);
      this.push(person, { ...stored, score: Number.NaN });
    }
    return number;
  }

  storedOf(fact: number): StoredFact {
    return {
      week: this.weeks[fact] ?? 0,
      turns: this.turns[fact] ?? 0,
      print: this.prints[fact] ?? 0,
    };
  }

  private addPerson(person: string, facts: { fact: Fact; set: GroupSet }[]): void {
    const owner = this.numberOf(person);
    const seen = new Map<string, number>();
    facts.sort((a, b) => a.fact.week - b.fact.week || compareSets(a, b) || compare(a.fact, b.fact));
    for (const { fact, set } of facts) {
      const { week, positive, neutral, negative } = fact;
      const content = JSON.stringify([person, week, positive, neutral, negative]);
      const ordinal = seen.get(content) ?? 0;
      seen.set(content, ordinal + 1);
      const print = digest(`${content} ${ordinal}`);
      this.push(owner, { week, turns: turnsOf(fact), print, score: positive + neutral / 2 });
      this.groups.push(set.ids);
    }
  }

  private push(owner: number, { week, turns, print, score }: Numbered): void {
    this.owners.push(owner);
    this.weeks.push(week);
    this.turns.push(turns);
    this.scores.push(score);
    this.prints.push(print);
  }
}

type GroupSet = { ids: readonly string[]; key: string };

/** Stores each set of groups once, since many facts share the same set. */
class GroupSets {
  private readonly sets = new Map<string, GroupSet>();

  of(groups: readonly string[]): GroupSet {
    const asked = JSON.stringify(groups);
    const known = this.sets.get(asked);
    if (known) return known;
    const ids = [...new Set(groups)].sort();
    const set = { ids, key: JSON.stringify(ids) };
    this.sets.set(asked, set);
    return set;
  }
}

const keyOf = (person: number, { week, print }: StoredFact) => `${person} ${week} ${print}`;
const turnsOf = ({ positive, neutral, negative }: Fact) => positive + neutral + negative;
const compare = (a: Fact, b: Fact) =>
  a.positive - b.positive || a.neutral - b.neutral || a.negative - b.negative;
const compareSets = (a: { set: GroupSet }, b: { set: GroupSet }) =>
  a.set.key < b.set.key ? -1 : a.set.key > b.set.key ? 1 : 0;

function checkCounts({ week, positive, neutral, negative }: Fact): void {
  const counts = [positive, neutral, negative];
  if (!Number.isInteger(week) || !counts.every((count) => Number.isInteger(count) && count >= 0))
    throw new RangeError(
      'Weeks and numbers of turns are whole, and no number of turns is negative.',
    );
}
