import { type Candidate, keyOf, type Simulation, simulationName } from './candidates.ts';
import { type Decisions, leastSmallestGroup, type RuleName, ruleNames } from './decide.ts';
import { decideAll, type MoodInput } from './decide-all.ts';
import type { Figure } from './figure.ts';
import { changeBetween, moodNumber, shownMood } from './mood.ts';
import type {
  Change,
  Decision,
  HiddenMood,
  Mood,
  MoodNumber,
  Period,
  StoredFigure,
} from './types.ts';
import { Views } from './views.ts';

export type Moods = {
  mood: (group: string, period: Period) => Mood;
  /** The change since the previous period of the same length; null if either mood is hidden or cut off. */
  change: (group: string, period: Period) => Change;
  /** In the order of `simulations`. */
  simulated: readonly Mood[];
  /**
   * New decisions, without those about simulations. The caller stores them and passes them as `decided` from then on.
   */
  decisions: readonly Decision[];
  /** Figures that are newly shown. The caller stores them before it answers, and passes them as `stored` from then on. */
  readonly stored: readonly StoredFigure[];
};

/**
 * All moods of groups that may be shown, so that nothing about fewer than `smallestGroup` people can be derived from
 * all of them together. Decisions are made in order of time (last week, then length, then group). Facts that do not
 * change leave them as they are.
 *
 * @throws RangeError if the smallest group is not 5 to 20, or if a week or a number of turns is not whole.
 */
export function releaseMoods(input: MoodInput): Moods {
  return releaseByRules(input, new Set(ruleNames));
}

/** `answer`: the mood without its band. The band takes most of the time. */
export type AttackedMoods = Moods & {
  answer: (group: string, period: Period) => HiddenMood | (MoodNumber & { isShown: true });
};

/** For tests, which turn off one rule to see that the attack then succeeds. */
export function releaseByRules(input: MoodInput, rules: ReadonlySet<RuleName>): AttackedMoods {
  const { facts, leftOut, simulations = [] } = input;
  const { views, figures, candidates, settings, outcome } = decideAll(input, rules);
  const everyone = leftOut?.size ? new Views(facts) : views;
  const simulated = new Map(
    candidates.filter(({ isSimulation }) => isSimulation).map((each) => [each.key, each]),
  );

  const shownFigure = (name: string, period: Period): Figure | null => {
    const key = keyOf(name, period);
    if (outcome(key, input.smallestGroup) !== null) return null;
    return (simulated.get(key) ?? figures.of(name, period)).figure;
  };
  const areCut = rules.has('bounds');
  const hidden = (name: string, period: Period): HiddenMood => ({
    isShown: false,
    hiddenBy: outcome(keyOf(name, period), input.smallestGroup) ?? 'few',
  });
  const moodOf = (name: string, { groups, without, period }: Simulation): Mood => {
    const figure = shownFigure(name, period);
    const heard = everyone.peopleHeard(groups, period, new Set(without));
    const mood = figure ? shownMood(figure, areCut) : hidden(name, period);
    return { ...mood, group: name, period, heard };
  };

  return {
    mood: (group, period) => moodOf(group, { groups: [group], without: [], period }),
    answer(group, period) {
      const figure = shownFigure(group, period);
      return figure ? { isShown: true, ...moodNumber(figure, areCut) } : hidden(group, period);
    },
    change(group, period) {
      const before = shownFigure(group, { ...period, end: period.end - period.weeks });
      const now = shownFigure(group, period);
      if (!before || !now) return null;
      return changeBetween(
        { figure: before, number: moodNumber(before, areCut) },
        { figure: now, number: moodNumber(now, areCut) },
      );
    },
    simulated: simulations.map((simulation) => moodOf(simulationName(simulation), simulation)),
    decisions: candidates
      .filter(({ isSimulation }) => !isSimulation)
      .map((candidate) => decisionOf(candidate, settings)),
    get stored() {
      return candidates
        .filter(({ key }) => settings.at(-1)?.get(key) === null)
        .map(({ name, period, figure }) => ({
          group: name,
          period,
          people: views.recordOf(figure),
        }));
    },
  };
}

function decisionOf({ key, name, period }: Candidate, settings: readonly Decisions[]): Decision {
  const shown = settings.filter((decisions) => decisions.get(key) === null).length;
  return {
    group: name,
    period,
    shownUpTo: shown > 0 ? leastSmallestGroup + shown - 1 : null,
    hiddenBy: settings.at(-1)?.get(key) ?? null,
  };
}
