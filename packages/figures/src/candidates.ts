import type { Decided } from './decided.ts';
import type { Figure } from './figure.ts';
import type { KnownFigures } from './ledger.ts';
import { type Group, groupKinds, type Period, type PeriodLength } from './types.ts';
import type { Views } from './views.ts';

/** A figure that may be shown. */
export type Candidate = {
  key: string;
  name: string;
  period: Period;
  figure: Figure;
  isSimulation: boolean;
};

/**
 * The order in which periods with the same end are decided. The default period comes first, because later ones are
 * hidden more often.
 */
const lengthsInOrder: readonly PeriodLength[] = [4, 13, 52, 1];

/** A group without some of its people, or several groups as one, in a period. */
export type Simulation = {
  groups: readonly string[];
  without: readonly string[];
  period: Period;
};

/** Creates the figures of groups on first use, in the order of decision. */
export class GroupFigures {
  private readonly views: Views;
  private readonly groups: readonly Group[];
  private readonly ranks: ReadonlyMap<string, number>;
  private readonly made = new Map<string, Candidate>();

  constructor(views: Views, groups: readonly Group[]) {
    this.views = views;
    this.groups = groups;
    this.ranks = new Map(groups.map(({ id, kind }) => [id, groupKinds.indexOf(kind)]));
  }

  of(name: string, period: Period): Candidate {
    const key = keyOf(name, period);
    const known = this.made.get(key);
    if (known) return known;
    const figure = this.views.figureOf([name], period);
    const candidate = { key, name, period, figure, isSimulation: false };
    this.made.set(key, candidate);
    return candidate;
  }

  /**
   * Candidates without a decision for every setting up to `smallestGroup`, ordered by last week, length, kind of group,
   * people heard and id.
   */
  undecided(
    { first, last }: { first: number; last: number },
    decided: Decided,
    smallestGroup: number,
  ): Candidate[] {
    const candidates: Candidate[] = [];
    for (let end = first; end <= last; end++)
      for (const weeks of lengthsInOrder) {
        const period = { end, weeks };
        const names = this.groups
          .map(({ id }) => id)
          .filter((id) => decided.outcome(keyOf(id, period), smallestGroup) === undefined);
        candidates.push(...this.inOrder(names, period));
      }
    return candidates;
  }

  /** Figures that are already decided to be shown for a setting, by period. */
  shown(decided: Decided, smallestGroup: number): KnownFigures[] {
    return Array.from(decided.shown(smallestGroup), ({ period, groups }) => ({
      period,
      figures: () => this.inOrder(groups, period).map(({ figure }) => figure),
    }));
  }

  private inOrder(names: readonly string[], period: Period): Candidate[] {
    return names
      .map((name) => this.of(name, period))
      .sort(
        (a, b) =>
          this.rankOf(a.name) - this.rankOf(b.name) ||
          b.figure.people.length - a.figure.people.length ||
          (a.name < b.name ? -1 : 1),
      );
  }

  private rankOf(name: string): number {
    return this.ranks.get(name) ?? groupKinds.length;
  }
}

export function candidateOf(views: Views, simulation: Simulation): Candidate {
  const { groups, without, period } = simulation;
  const name = simulationName(simulation);
  return {
    name,
    key: keyOf(name, period),
    period,
    figure: views.figureOf(groups, period, new Set(without)),
    isSimulation: true,
  };
}

export const keyOf = (name: string, { end, weeks }: Period) => JSON.stringify([name, end, weeks]);

export const simulationName = ({ groups, without }: Simulation) =>
  JSON.stringify({ groups: groups.toSorted(), without: without.toSorted() });
