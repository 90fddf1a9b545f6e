import { candidateOf, candidatesOf, keyOf, type Simulation, simulationName } from './candidates.ts';
import {
  type Candidate,
  type Decisions,
  decide,
  leastSmallestGroup,
  type RuleName,
  ruleNames,
} from './decide.ts';
import { changeBetween, shownMood } from './mood.ts';
import type { Change, Fact, Group, KeptFigure, Mood, Period } from './types.ts';
import { type Figure, Views } from './views.ts';

/** The highest setting of the smallest group. */
export const mostSmallestGroup = 20;

export type MoodInput = {
  facts: readonly Fact[];
  groups: readonly Group[];
  /** The last week that is answered; the first is the first with a fact. */
  lastWeek: number;
  /** 5 to 20. */
  smallestGroup: number;
  /** People who leave their turns out of moods. */
  leftOut?: ReadonlySet<string>;
  /** Everything that was answered before, of any version of the facts. */
  kept?: readonly KeptFigure[];
  /** They are decided after all figures, in the given order. */
  simulations?: readonly Simulation[];
};

export type Moods = {
  mood: (group: string, period: Period) => Mood;
  /** Against as many weeks before; null where one of both is hidden or cut off. */
  change: (group: string, period: Period) => Change;
  /** In the order of `simulations`. */
  simulated: readonly Mood[];
  /** What is shown: to be stored before it is answered, and given as `kept` from then on. */
  kept: readonly KeptFigure[];
};

/**
 * All moods of groups that may be shown, so that nothing about fewer than `smallestGroup` people can be worked out from
 * all of them together. Decisions go by time (last week, then length, then group), and facts that do not
 * change leave them as they are.
 * @throws RangeError where the smallest group is not 5 to 20, or a week or a number of turns is not whole.
 */
export function releaseMoods(input: MoodInput): Moods {
  return releaseByRules(input, new Set(ruleNames));
}

/** For tests, which turn off one rule to see that its attack succeeds. */
export function releaseByRules(input: MoodInput, rules: ReadonlySet<RuleName>): Moods {
  const { facts, leftOut, simulations = [] } = input;
  const { views, candidates, settings } = decideAll(input, rules);
  const decisions = settings.at(-1);
  const everyone = leftOut?.size ? new Views(facts) : views;
  const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]));

  const shownFigure = (key: string): Figure | null =>
    decisions?.get(key) === null ? (byKey.get(key)?.figure ?? null) : null;
  const shown = (figure: Figure) => shownMood(views, figure, rules.has('bounds'));
  const moodOf = (name: string, { groups, without, period }: Simulation): Mood => {
    const key = keyOf(name, period);
    const figure = shownFigure(key);
    const heard = everyone.figureOf(groups, period, new Set(without)).people.length;
    const mood = figure
      ? shown(figure)
      : { isShown: false as const, hiddenBy: decisions?.get(key) ?? 'few' };
    return { ...mood, group: name, period, heard };
  };

  return {
    mood: (group, period) => moodOf(group, { groups: [group], without: [], period }),
    change(group, period) {
      const before = shownFigure(keyOf(group, { ...period, end: period.end - period.weeks }));
      const now = shownFigure(keyOf(group, period));
      if (!before || !now) return null;
      const [moodBefore, moodNow] = [shown(before), shown(now)];
      return changeBetween(
        views,
        { figure: before, mood: moodBefore },
        { figure: now, mood: moodNow },
      );
    },
    simulated: simulations.map((simulation) => moodOf(simulationName(simulation), simulation)),
    kept: candidates.flatMap(({ key, name, period, figure }) =>
      decisions?.get(key) === null ? [{ group: name, period, people: views.recordOf(figure) }] : [],
    ),
  };
}

/** For each setting, 5 to `mostSmallestGroup`, the groups whose mood is hidden in a period. */
export function hiddenGroupsBySetting(
  input: Omit<MoodInput, 'smallestGroup' | 'simulations'>,
  period: Period,
): ReadonlyMap<number, readonly string[]> {
  const all = { ...input, smallestGroup: mostSmallestGroup };
  const { settings } = decideAll(all, new Set(ruleNames));
  return new Map(
    settings.map((decisions, at) => [
      leastSmallestGroup + at,
      input.groups.map(({ id }) => id).filter((id) => decisions.get(keyOf(id, period)) !== null),
    ]),
  );
}

function decideAll(
  input: MoodInput,
  rules: ReadonlySet<RuleName>,
): { views: Views; candidates: readonly Candidate[]; settings: Decisions[] } {
  const { facts, groups, lastWeek, smallestGroup, leftOut, kept = [], simulations = [] } = input;
  checkSmallestGroup(smallestGroup);
  const views = new Views(facts.filter(({ person }) => !leftOut?.has(person)));
  const past = kept.map((record) => ({
    period: record.period,
    figure: views.figureOfRecord(record),
  }));
  const candidates = [
    ...candidatesOf(views, groups, facts, lastWeek),
    ...simulations.map((simulation) => candidateOf(views, simulation)),
  ];
  return { views, candidates, settings: decide(views, candidates, past, smallestGroup, rules) };
}

function checkSmallestGroup(people: number): void {
  if (!Number.isInteger(people) || people < leastSmallestGroup || people > mostSmallestGroup)
    throw new RangeError(
      `The smallest group has ${leastSmallestGroup} to ${mostSmallestGroup} people, not ${people}.`,
    );
}
