import type { Simulation } from '../candidates.ts';
import { type RuleName, ruleNames } from '../decide.ts';
import type { MoodInput } from '../decide-all.ts';
import { type AttackedMoods, releaseByRules } from '../release-moods.ts';
import {
  type Fact,
  type GroupKind,
  type Period,
  type PeriodLength,
  periodLengths,
} from '../types.ts';
import { attack, type Find } from './attack.ts';
import { generateOrganization, type Organization, randomOf } from './generate-organization.ts';
import { type Observation, Reader } from './observations.ts';

/** What an answer was about, and why it was hidden, or 'shown'. */
export type Outcome = { kind: GroupKind; weeks: PeriodLength; outcome: string };
export type Trial = { finds: Find[]; outcomes: Outcome[] };

export type TrialOptions = {
  smallestGroup?: number;
  mostPeople?: number;
  mostWeeks?: number;
  /** Rules that are turned off. */
  without?: readonly RuleName[];
  /** Asks again after a correction, a late tie and an opt-out. */
  isChanged?: boolean;
  effort?: number;
};

/** Asks everything that the screens allow about one invented organization, and attacks the answers. */
export function tryOrganization(seed: number, options: TrialOptions = {}): Trial {
  const {
    smallestGroup = 5,
    mostPeople = 400,
    mostWeeks = 30,
    without = [],
    isChanged = true,
    effort = 8,
  } = options;
  const organization = generateOrganization(seed, mostPeople, mostWeeks);
  const rules = new Set(ruleNames.filter((name) => !without.includes(name)));
  const simulations = simulationsOf(organization, randomOf(seed + 1e6));
  const input: MoodInput = { ...organization, lastWeek: organization.weeks, smallestGroup };
  const first = releaseByRules({ ...input, simulations }, rules);
  const reader = new Reader();
  reader.hear(organization.facts);
  const seen = observationsOf(reader, organization, first, simulations);
  if (isChanged) {
    const changed = changedFacts(organization, randomOf(seed + 2e6));
    const second = { ...input, ...changed };
    const moods = releaseByRules({ ...second, stored: first.stored }, rules);
    reader.hear(changed.facts, changed.leftOut);
    seen.push(...observationsOf(reader, organization, moods, []));
  }
  return { finds: attack(seen, smallestGroup, effort), outcomes: outcomesOf(organization, first) };
}

function periodsOf({ weeks }: Organization): Period[] {
  return Array.from({ length: weeks }, (_, at) =>
    periodLengths.map((length): Period => ({ end: at + 1, weeks: length })),
  ).flat();
}

function observationsOf(
  reader: Reader,
  organization: Organization,
  moods: AttackedMoods,
  simulations: readonly Simulation[],
): Observation[] {
  const plain = organization.groups.flatMap(({ id }) =>
    periodsOf(organization).map((period) =>
      reader.observe({ groups: [id], period }, moods.answer(id, period)),
    ),
  );
  const simulated = simulations.map((asked, at) => {
    const mood = moods.simulated[at];
    return mood ? reader.observe(asked, mood) : null;
  });
  return [...plain, ...simulated].filter((observation) => observation !== null);
}

/** Some groups without one or two of their people, and two groups merged. */
function simulationsOf({ groups, facts, weeks }: Organization, next: () => number): Simulation[] {
  const some = groups.toSorted(() => next() - 0.5).slice(0, 4);
  const ofGroup = (id: string) => [
    ...new Set(facts.filter((fact) => fact.groups.includes(id)).map(({ person }) => person)),
  ];
  const leaving = some.flatMap(({ id }) =>
    [1, 2].map((count): Simulation => {
      const people = ofGroup(id);
      const from = Math.floor(next() * people.length);
      return {
        groups: [id],
        without: people.slice(from, from + count),
        period: { end: weeks, weeks: next() < 0.5 ? 4 : 13 },
      };
    }),
  );
  const merged = {
    groups: some.slice(0, 2).map(({ id }) => id),
    without: [],
    period: { end: weeks, weeks: 4 as const },
  };
  return [...leaving, merged];
}

/** A corrected week, late turns of a person in an old week, and a person who opts out. */
function changedFacts({ facts }: Organization, next: () => number) {
  const any = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)];
  const corrected = any(facts);
  const late = any(facts);
  const changed: Fact[] = facts.map((fact) =>
    fact === corrected
      ? { ...fact, positive: fact.positive + 1, negative: fact.negative + 3 }
      : fact,
  );
  if (late)
    changed.push({ ...late, week: Math.max(1, late.week - 1), negative: late.negative + 2 });
  const gone = any(facts)?.person;
  return { facts: changed, leftOut: new Set(gone ? [gone] : []) };
}

function outcomesOf(organization: Organization, moods: AttackedMoods): Outcome[] {
  return organization.groups.flatMap(({ id, kind }) =>
    periodsOf(organization).map((period) => {
      const mood = moods.answer(id, period);
      return { kind, weeks: period.weeks, outcome: mood.isShown ? 'shown' : mood.hiddenBy };
    }),
  );
}
