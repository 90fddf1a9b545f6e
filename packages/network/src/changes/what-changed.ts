import type { DepartmentOf } from '../types.ts';
import type { Side } from './cells.ts';
import { areTestable, significanceOf } from './false-discoveries.ts';
import { matters } from './matters.ts';
import { leastPossible, permutationTest } from './permutation-test.ts';
import type { Statistic } from './statistic.ts';
import { statisticsOf } from './statistics.ts';
import { type TestsOfKind, testsOfKinds } from './tests-of-kinds.ts';
import type { Finding, GivenTest, Periods, Subject } from './types.ts';

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

export type TestInput = {
  periods: Periods;
  departmentOf: DepartmentOf;
  /** True if the caller will give tests of its own, which share the false discovery rate. */
  givesTests: boolean;
  /**
   * A seeded random generator of numbers from 0 (included) to 1 (excluded): the same numbers give the same tests.
   */
  random: () => number;
};

/** The tests of two periods, before it is decided which are findings. Plain data, which may be kept as JSON. */
export type TestedChanges = {
  /** Without meetings, where chance alone is too likely for a finding. */
  changes: TestedChange[];
  /** For each kind of which there is a figure, how many could be tested; without the tests made by the caller. */
  tests: TestsOfKind[];
};
type TestedChange = Finding & { subject: Subject };

export type WhatChanged = {
  /** Changes that are more than chance and large enough to matter, largest first. */
  findings: Finding[];
  tests: TestsOfKind[];
};

/** Tests what changed between two periods, by shuffling their meetings. Takes seconds for thousands of meetings. */
export function testChanges({
  periods,
  departmentOf,
  givesTests,
  random,
}: TestInput): TestedChanges {
  const families = Map.groupBy(
    statisticsOf(periods, departmentOf),
    ({ subject }) => familyOf[subject.kind],
  );
  const allShares = families
    .keys()
    .reduce((sum, family) => sum + shares[family], givesTests ? shares.moods : 0);
  const tests: TestsOfKind[] = [];
  const changes = [...families].flatMap(([family, members]) => {
    const level = (falseDiscoveries * shares[family]) / allShares;
    const isTested = areTestable(members.map(leastPossible), level);
    tests.push(...testsOfKinds({ members, isTested, level }, periods.weeks));
    const tested = members.filter((_, at) => isTested[at]);
    const shuffles = Math.min(mostShuffles, Math.ceil((reaching * tested.length) / level));
    return tested.map((statistic) => test(statistic, shuffles, random));
  });
  return { changes, tests };
}

/** Which of the tested changes are findings, beside the tests made by the caller: all of them, significant or not. */
export function whatChanged(
  { changes, tests }: TestedChanges,
  given: readonly GivenTest[] = [],
): WhatChanged {
  const families = Map.groupBy([...changes, ...given], ({ subject }) => familyOf[subject.kind]);
  const tested = [...families].flatMap(([family, members]) =>
    members.map((finding) => ({ finding, weight: shares[family] / members.length })),
  );
  const weights = tested.reduce((sum, { weight }) => sum + weight, 0);
  const isSignificant = significanceOf(
    tested.map(({ finding: { pValue }, weight }) => ({
      pValue,
      weight: (weight * tested.length) / weights,
    })),
    falseDiscoveries,
  );
  const findings = tested.flatMap(({ finding }, at) =>
    isSignificant[at] && finding.pValue <= falseDiscoveries ? [finding] : [],
  );
  return { findings: findings.sort((one, other) => other.size - one.size), tests };
}

function test(statistic: Statistic, shuffles: number, random: () => number): TestedChange {
  const { subject, now, before, parts, perMeeting } = statistic;
  const pValue = matters(statistic) ? permutationTest(statistic, shuffles, random) : 1;
  const idsOf = (side: Side) =>
    pValue > falseDiscoveries
      ? []
      : parts.flatMap((part) => (part.side === side ? part.meeting.id : []));
  return {
    subject,
    now,
    before,
    evidence: { now: idsOf('now'), before: idsOf('before') },
    pValue,
    size: Math.abs(Math.log2((now + perMeeting) / (before + perMeeting))),
  };
}
