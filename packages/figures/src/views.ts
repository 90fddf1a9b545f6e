import { PeopleSet } from './people-set.ts';
import { type StoredFact, storedFacts } from './stored-facts.ts';
import type { Fact, KeptFigure, Period } from './types.ts';

/**
 * One person's mood over a set of facts. As a vector over facts it holds the share of turns of each: those
 * shares are what a curious reader may know, the moods of the facts are what must not come out.
 */
export type View = {
  person: number;
  /** Numbers of facts, ascending. */
  facts: readonly number[];
  /** Their shares of the turns; the sum is 1. */
  shares: readonly number[];
  /** Sum of the squared shares. */
  squares: number;
  /** 0 to 1; not a number where only the record of an older figure is known. */
  mood: number;
};

/** The sum of one view for each person. People ascend. */
export type Figure = { people: readonly number[]; views: readonly number[]; set: PeopleSet };

/** Facts and views, each under a number: the same facts of a person have the same number in every figure. */
export class Views {
  readonly all: View[] = [];
  readonly personIds: string[] = [];
  private readonly persons = new Map<string, number>();
  private readonly factNumbers = new Map<string, number>();
  private readonly stored: StoredFact[] = [];
  /** Facts from this number on are those of records that are no longer so. */
  private readonly current: number;
  private readonly viewNumbers = new Map<string, number>();
  /** By group, then by person: the numbers of their facts in order of weeks. */
  private readonly factsOfGroup = new Map<string, Map<number, number[]>>();

  constructor(facts: readonly Fact[]) {
    for (const { fact, stored } of storedFacts(facts)) {
      const person = this.numberOf(fact.person);
      const number = this.numberOfFact(person, stored);
      for (const group of fact.groups) this.listOf(group, person).push(number);
    }
    this.current = this.stored.length;
  }

  view(number: number): View {
    const view = this.all[number];
    if (!view) throw new RangeError(`There is no view ${number}.`);
    return view;
  }

  /** Of one person: the sum of the differences between the shares of each fact, 0 to 2. */
  distance(a: number, b: number): number {
    const [first, second] = [this.view(a), this.view(b)];
    let sum = 0;
    for (let i = 0, j = 0; i < first.facts.length || j < second.facts.length; ) {
      const order =
        (first.facts[i] ?? Number.POSITIVE_INFINITY) -
        (second.facts[j] ?? Number.POSITIVE_INFINITY);
      sum += Math.abs(
        (order <= 0 ? (first.shares[i] ?? 0) : 0) - (order >= 0 ? (second.shares[j] ?? 0) : 0),
      );
      if (order <= 0) i++;
      if (order >= 0) j++;
    }
    return sum;
  }

  /**
   * The least that it may be where facts have changed since. They may say nearly what they said: then only the shares of
   * weeks differ. A third of the distance is a judgement, so that enough changed people do hide each other.
   */
  leastDistance(a: number, b: number): number {
    const [first, second] = [this.view(a), this.view(b)];
    if (![...first.facts, ...second.facts].some((fact) => fact >= this.current))
      return this.distance(a, b);
    const least = this.distance(a, b) / 3;
    const weeks = new Map<number, number>();
    for (const [view, sign] of [[first, 1] as const, [second, -1] as const])
      for (const [at, fact] of view.facts.entries()) {
        const week = this.week(fact);
        weeks.set(week, (weeks.get(week) ?? 0) + sign * (view.shares[at] ?? 0));
      }
    return Math.max(
      least,
      weeks.values().reduce((sum, difference) => sum + Math.abs(difference), 0),
    );
  }

  /** The same for the same view in every run: the person's id and the prints of the facts. */
  key(number: number): string {
    const { person, facts } = this.view(number);
    return [this.personIds[person], ...facts.map((fact) => this.fact(fact).print)].join(' ');
  }

  /** People with a turn in the period that belongs to one of the groups, each with those turns. */
  figureOf(
    groups: readonly string[],
    period: Period,
    without: ReadonlySet<string> = new Set(),
  ): Figure {
    const found = new Map<number, number[]>();
    for (const group of groups)
      for (const [person, numbers] of this.factsOfGroup.get(group) ?? []) {
        if (without.has(this.personIds[person] ?? '')) continue;
        const inside = numbers.filter((number) => isInside(this.week(number), period));
        if (inside.length > 0) found.set(person, [...(found.get(person) ?? []), ...inside]);
      }
    return figureOf(
      Array.from(found, ([person, facts]): [number, number] => [
        person,
        this.numberOfView(person, facts),
      ]),
    );
  }

  recordOf({ people, views }: Figure): KeptFigure['people'] {
    return people.map((person, at) => ({
      person: this.personIds[person] ?? '',
      facts: this.view(views[at] ?? -1).facts.map((number) => {
        const { week, turns, print } = this.fact(number);
        return { week, turns, print };
      }),
    }));
  }

  figureOfRecord({ people }: KeptFigure): Figure {
    return figureOf(
      people.map(({ person: id, facts }): [number, number] => {
        const person = this.numberOf(id);
        const numbers = facts.map((fact) =>
          this.numberOfFact(person, { ...fact, score: Number.NaN }),
        );
        return [person, this.numberOfView(person, numbers)];
      }),
    );
  }

  private fact(number: number): StoredFact {
    const fact = this.stored[number];
    if (!fact) throw new RangeError(`There is no fact ${number}.`);
    return fact;
  }

  private week(number: number): number {
    return this.fact(number).week;
  }

  private listOf(group: string, person: number): number[] {
    const people = this.factsOfGroup.get(group) ?? new Map<number, number[]>();
    this.factsOfGroup.set(group, people);
    const numbers = people.get(person) ?? [];
    people.set(person, numbers);
    return numbers;
  }

  private numberOf(id: string): number {
    const number = this.persons.get(id) ?? this.personIds.length;
    if (number === this.personIds.length) {
      this.persons.set(id, number);
      this.personIds.push(id);
    }
    return number;
  }

  private numberOfFact(person: number, fact: StoredFact): number {
    const key = `${person} ${fact.week} ${fact.print}`;
    const number = this.factNumbers.get(key) ?? this.stored.length;
    if (number === this.stored.length) {
      this.factNumbers.set(key, number);
      this.stored.push(fact);
    }
    return number;
  }

  private numberOfView(person: number, unsorted: readonly number[]): number {
    const facts = [...new Set(unsorted)].sort((a, b) => a - b);
    const key = `${person} ${facts.join(' ')}`;
    const known = this.viewNumbers.get(key);
    if (known !== undefined) return known;
    const turns = facts.map((number) => this.fact(number).turns);
    const total = turns.reduce((sum, count) => sum + count, 0);
    const shares = turns.map((count) => count / total);
    const score = facts.reduce((sum, number) => sum + this.fact(number).score, 0);
    const squares = shares.reduce((sum, share) => sum + share * share, 0);
    this.viewNumbers.set(key, this.all.length);
    this.all.push({ person, facts, shares, squares, mood: score / total });
    return this.all.length - 1;
  }
}

const isInside = (week: number, { end, weeks }: Period) => week <= end && week > end - weeks;

/** Of pairs of a person and their view. */
export function figureOf(pairs: readonly (readonly [number, number])[]): Figure {
  const sorted = pairs.toSorted(([a], [b]) => a - b);
  const people = sorted.map(([person]) => person);
  return { people, views: sorted.map(([, view]) => view), set: new PeopleSet(people) };
}
