import { candidateOf, GroupFigures, type Simulation } from './candidates.ts';
import { decide, leastSmallestGroup, mostSmallestGroup, type RuleName } from './decide.ts';
import { Decided } from './decided.ts';
import type { Figure } from './figure.ts';
import type { KnownFigures } from './ledger.ts';
import type { Decision, Fact, Group, StoredFigure } from './types.ts';
import { Views } from './views.ts';

export type MoodInput = {
  facts: readonly Fact[];
  groups: readonly Group[];
  /** The last week to answer. The first is the first week with a fact. */
  lastWeek: number;
  /** 5 to 20. */
  smallestGroup: number;
  /** People who leave their turns out of moods. */
  leftOut?: ReadonlySet<string>;
  /**
   * Earlier decisions, made from the same facts up to the end of each period. They are stored, and only figures without
   * one are decided, which takes a fraction of the time.
   */
  decided?: readonly Decision[];
  /**
   * All figures that were answered before, from any version of the facts. A figure that `decided` shows counts as
   * answered and needs no record here.
   */
  stored?: readonly StoredFigure[];
  /** Decided after all figures, in this order. */
  simulations?: readonly Simulation[];
};

/** All requested figures with their decisions for each setting up to the requested one. */
export function decideAll(input: MoodInput, rules: ReadonlySet<RuleName>) {
  const { facts, groups, lastWeek, smallestGroup, leftOut, simulations = [] } = input;
  checkSmallestGroup(smallestGroup);
  const views = new Views(
    leftOut?.size ? facts.filter(({ person }) => !leftOut.has(person)) : facts,
  );
  const figures = new GroupFigures(views, groups);
  const decided = new Decided(input.decided ?? []);
  const first = facts.reduce((least, { week }) => Math.min(least, week), lastWeek + 1);
  const candidates = [
    ...figures.undecided({ first, last: lastWeek }, decided, smallestGroup),
    ...simulations.map((simulation) => candidateOf(views, simulation)),
  ];
  const settings = decide({
    candidates,
    shown: (setting) => figures.shown(decided, setting),
    outcome: (key, setting) => decided.outcome(key, setting),
    past: pastOf(views, input.stored ?? []),
    smallestGroup,
    rules,
  });
  const outcome = (key: string, setting: number) => {
    const now = settings[setting - leastSmallestGroup]?.get(key);
    return now === undefined ? decided.outcome(key, setting) : now;
  };
  return { views, figures, candidates, settings, outcome };
}

/** Records by period, read only if a figure is compared with them. */
function pastOf(views: Views, stored: readonly StoredFigure[]): KnownFigures[] {
  const periods = Map.groupBy(stored, ({ period }) => `${period.end} ${period.weeks}`);
  return periods
    .values()
    .flatMap((records) => {
      const [first] = records;
      let figures: Figure[] | null = null;
      return first
        ? [
            {
              period: first.period,
              figures: () => (figures ??= records.map((record) => views.figureOfRecord(record))),
            },
          ]
        : [];
    })
    .toArray();
}

function checkSmallestGroup(people: number): void {
  if (!Number.isInteger(people) || people < leastSmallestGroup || people > mostSmallestGroup)
    throw new RangeError(
      `The smallest group has ${leastSmallestGroup} to ${mostSmallestGroup} people, not ${people}.`,
    );
}
