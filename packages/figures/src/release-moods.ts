import {
  type Candidate,
  candidateOf,
  GroupFigures,
  keyOf,
  type Simulation,
  simulationName,
} from './candidates.ts';
import { type Decisions, decide, leastSmallestGroup, type RuleName, ruleNames } from './decide.ts';
import { Decided } from './decided.ts';
import type { Figure } from './figure.ts';
import type { KnownFigures } from './ledger.ts';
import { changeBetween, moodNumber, shownMood } from './mood.ts';
import type {
  Change,
  Decision,
  Fact,
  Group,
  HiddenMood,
  KeptFigure,
  Mood,
  MoodNumber,
  Period,
} from './types.ts';
import { Views } from './views.ts';

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
  /**
   * Decisions of earlier weeks, of the same facts up to the ends of their periods: they are taken as they are, and only
   * figures without one are decided. That takes a small part of the time.
   */
  decided?: readonly Decision[];
  /**
   * Everything that was answered before, of any version of the facts. A figure that is shown by `decided` counts as
   * answered, and needs no record.
   */
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
  /** What was decided now, without simulations: to be stored, and given as `decided` from then on. */
  decisions: readonly Decision[];
  /** What is shown and was decided now: to be stored before it is answered, and given as `kept` from then on. */
  readonly kept: readonly KeptFigure[];
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

/** `answer`: the mood without its band, which takes most of the time of an answer. */
export type AttackedMoods = Moods & {
  answer: (group: string, period: Period) => HiddenMood | (MoodNumber & { isShown: true });
};

/** For tests, which turn off one rule to see that its attack succeeds. */
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
    get kept() {
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

/** For each setting, 5 to `mostSmallestGroup`, the groups whose mood is hidden in a period. */
export function hiddenGroupsBySetting(
  input: Omit<MoodInput, 'smallestGroup' | 'simulations'>,
  period: Period,
): ReadonlyMap<number, readonly string[]> {
  const all = { ...input, smallestGroup: mostSmallestGroup };
  const { settings, outcome } = decideAll(all, new Set(ruleNames));
  return new Map(
    settings.map((_, at) => [
      leastSmallestGroup + at,
      input.groups
        .map(({ id }) => id)
        .filter((id) => outcome(keyOf(id, period), leastSmallestGroup + at) !== null),
    ]),
  );
}

function decideAll(input: MoodInput, rules: ReadonlySet<RuleName>) {
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
    past: pastOf(views, input.kept ?? []),
    smallestGroup,
    rules,
  });
  const outcome = (key: string, setting: number) => {
    const now = settings[setting - leastSmallestGroup]?.get(key);
    return now === undefined ? decided.outcome(key, setting) : now;
  };
  return { views, figures, candidates, settings, outcome };
}

/** Records by period, read when something is compared with them. */
function pastOf(views: Views, kept: readonly KeptFigure[]): KnownFigures[] {
  const periods = Map.groupBy(kept, ({ period }) => `${period.end} ${period.weeks}`);
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
