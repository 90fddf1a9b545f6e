import type { DepartmentOf } from '../types.ts';
import type { Side } from './cells.ts';
import { areTestable, significanceOf } from './false-discoveries.ts';
import { matters } from './matters.ts';
import { leastPossible, permutationTest } from './permutation-test.ts';
import type { Statistic } from './statistic.ts';
import { statisticsOf } from './statistics.ts';
import { type TestsOfKind, testsOfKinds } from './tests-of-kinds.ts';
import type { Finding, GivenTest, Periods } from './types.ts';

/** The false discovery rate of the shown findings. */
const falseDiscoveries = 0.05;
/**
 * The number of shuffles is chosen so that about this many reach the smallest relevant p-value, and the computation
 * takes at most about a second.
 */
const reaching = 10;
const mostShuffles = 200_000;

/**
 * How the false discovery rate is divided among families, independent of their numbers of tests. Otherwise a hundred
 * initiatives would hide the change of a department.
 */
const shares = {
  talk: 5,
  hours: 1,
  people: 1,
  between: 3,
  initiatives: 2,
  series: 1,
  actions: 1,
  moods: 1,
};
const familyOf: Record<Finding['subject']['kind'], keyof typeof shares> = {
  departmentTalk: 'talk',
  departmentHours: 'hours',
  departmentPeople: 'people',
  talkBetween: 'between',
  tiesBetween: 'between',
  initiativeMentions: 'initiatives',
  initiativePeople: 'initiatives',
  seriesBalance: 'series',
  overdueActions: 'actions',
  mood: 'moods',
};

export type WhatChangedInput = {
  periods: Periods;
  departmentOf: DepartmentOf;
  /** All tests made by the caller, significant or not. */
  given?: readonly GivenTest[];
  /**
   * A seeded random generator of numbers from 0 (included) to 1 (excluded): the same numbers give the same findings.
   */
  random: () => number;
};

export type WhatChanged = {
  /** Changes that are more than chance and large enough to matter, largest first. */
  findings: Finding[];
  /** For each kind of which there is a figure, how many could be tested; without the tests made by the caller. */
  tests: TestsOfKind[];
};

/** What changed between two periods, and what could be told of it. */
export function whatChanged({
  periods,
  departmentOf,
  given = [],
  random,
}: WhatChangedInput): WhatChanged {
  const families = Map.groupBy(
    [...statisticsOf(periods, departmentOf), ...given],
    ({ subject }) => familyOf[subject.kind],
  );
  const allShares = families.keys().reduce((sum, family) => sum + shares[family], 0);
  const kinds: TestsOfKind[] = [];
  const tests = [...families].flatMap(([family, members]) => {
    const level = (falseDiscoveries * shares[family]) / allShares;
    const isTested = areTestable(members.map(leastPossibleOf), level);
    kinds.push(...testsOfKinds({ members, isTested, level }, periods.weeks));
    const tested = members.filter((_, at) => isTested[at]);
    const shuffles = Math.min(mostShuffles, Math.ceil((reaching * tested.length) / level));
    const weight = shares[family] / tested.length;
    return tested.map((member) => ({ finding: findingOf(member, shuffles, random), weight }));
  });
  const weights = tests.reduce((sum, { weight }) => sum + weight, 0);
  const isSignificant = significanceOf(
    tests.map(({ finding: { pValue }, weight }) => ({
      pValue,
      weight: (weight * tests.length) / weights,
    })),
    falseDiscoveries,
  );
  const findings = tests.flatMap(({ finding }, at) => (isSignificant[at] ? [finding] : []));
  return { findings: findings.sort((one, other) => other.size - one.size), tests: kinds };
}

/** Tests made by the caller always count, whatever their p-values. */
const leastPossibleOf = (test: Statistic | GivenTest) =>
  'pValue' in test ? 0 : leastPossible(test);

function findingOf(test: Statistic | GivenTest, shuffles: number, random: () => number): Finding {
  if ('pValue' in test) return test;
  const { subject, now, before, parts, perMeeting } = test;
  const idsOf = (side: Side) =>
    parts.flatMap((part) => (part.side === side ? part.meeting.id : []));
  return {
    subject,
    now,
    before,
    evidence: { now: idsOf('now'), before: idsOf('before') },
    pValue: matters(test) ? permutationTest(test, shuffles, random) : 1,
    size: Math.abs(Math.log2((now + perMeeting) / (before + perMeeting))),
  };
}
