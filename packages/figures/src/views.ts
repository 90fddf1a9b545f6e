import { FactTable } from './fact-table.ts';
import { type Figure, figureOf } from './figure.ts';
import { printOfStored, Track } from './track.ts';
import type { Fact, Period, StoredFigure } from './types.ts';

/** Figures of the facts of an organization. */
export class Views {
  readonly table: FactTable;
  /** By group, then by person. */
  private readonly groups = new Map<string, Map<number, Track>>();
  private readonly recorded = new Map<string, Track>();

  constructor(facts: readonly Fact[]) {
    this.table = new FactTable(facts);
    const { owners, groups } = this.table;
    for (let first = 0, behind = 0; first < groups.length; first = behind) {
      const byGroup = new Map<string, number[]>();
      for (; owners[behind] === owners[first] && behind < groups.length; behind++)
        for (const group of groups[behind] ?? []) {
          const own = byGroup.get(group);
          if (own) own.push(behind);
          else byGroup.set(group, [behind]);
        }
      this.addTracks(owners[first] ?? 0, byGroup);
    }
  }

  /** People with a turn in the period that belongs to one of the groups, each with these turns. */
  figureOf(
    groups: readonly string[],
    period: Period,
    without: ReadonlySet<string> = new Set(),
  ): Figure {
    const isCounted = (track: Track) =>
      track.isIn(period) &&
      (without.size === 0 || !without.has(this.table.people[track.person] ?? ''));
    const tracks = [...new Set(groups)].flatMap((group) =>
      [...(this.groups.get(group)?.values() ?? [])].filter(isCounted),
    );
    if (groups.length === 1) return figureOf(period, tracks);
    const byPerson = Map.groupBy(tracks, ({ person }) => person);
    return figureOf(
      period,
      Array.from(byPerson, ([person, own]) => this.joined(person, own)),
    );
  }

  /** The number of these people. */
  peopleHeard(
    groups: readonly string[],
    period: Period,
    without: ReadonlySet<string> = new Set(),
  ): number {
    const heard = new Set<number>();
    for (const group of groups)
      for (const [person, track] of this.groups.get(group) ?? [])
        if (track.isIn(period) && !without.has(this.table.people[person] ?? '')) heard.add(person);
    return heard.size;
  }

  recordOf({ period, tracks }: Figure): StoredFigure['people'] {
    return tracks.map((track) => ({
      person: this.table.people[track.person] ?? '',
      facts: Array.from(track.factsIn(period), (fact) => this.table.storedOf(fact)),
    }));
  }

  figureOfRecord({ group, period, people }: StoredFigure): Figure {
    const tracks = people.map(({ person: id, facts }) => {
      const person = this.table.numberOf(id);
      const present = this.groups.get(group)?.get(person);
      const print = printOfStored(facts);
      if (present?.holds(period, facts.length, print)) return present;
      const key = `${person} ${print} ${facts.length}`;
      const known = this.recorded.get(key);
      if (known) return known;
      const numbers = facts.map((fact) => this.table.numberOfStored(person, fact));
      const track = new Track(this.table, person, ascending(numbers), true);
      this.recorded.set(key, track);
      return track;
    });
    return figureOf(period, tracks);
  }

  private addTracks(person: number, byGroup: ReadonlyMap<string, readonly number[]>): void {
    const tracks: Track[] = [];
    for (const [group, facts] of byGroup) {
      const people = this.groups.get(group) ?? new Map<number, Track>();
      this.groups.set(group, people);
      // Often a group contains all facts of a person.
      let track = tracks.find((known) => known.hasAll(facts));
      if (!track) {
        track = new Track(this.table, person, facts);
        tracks.push(track);
      }
      people.set(person, track);
    }
  }

  private joined(person: number, tracks: readonly Track[]): Track {
    const [first] = tracks;
    if (first && tracks.every((track) => track === first)) return first;
    return new Track(this.table, person, ascending(tracks.flatMap(({ facts }) => [...facts])));
  }
}

const ascending = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);
