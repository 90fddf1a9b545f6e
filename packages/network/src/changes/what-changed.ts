import type { DepartmentOf } from '../types.ts';
import { areTestable, standing } from './false-discoveries.ts';
import { matters } from './matters.ts';
import { leastPossible, permutationTest } from './permutation-test.ts';
import type { Statistic } from './statistic.ts';
import { statisticsOf } from './statistics.ts';
import type { Finding, GivenTest, Periods } from './types.ts';

/** Of the findings that are shown, at most this part are expected to be of chance. */
const falseDiscoveries = 0.05;
/** So many shuffles are expected to reach the smallest p-value that counts. */
const reaching = 10;

/**
 * How the chance of a false finding is divided among families, whatever their numbers of tests: a hundred initiatives
 * would else hide the change of a department.
 */
const families = {
  departmentTalk: { share: 5, kinds: ['departmentTalk'] },
  departmentHours: { share: 1, kinds: ['departmentHours'] },
  between: { share: 3, kinds: ['talkBetween', 'tiesBetween'] },
  initiatives: { share: 2, kinds: ['initiativeMentions', 'initiativePeople'] },
  series: { share: 1, kinds: ['seriesBalance'] },
  given: { share: 2, kinds: ['mood', 'overdueActions'] },
};

export type WhatChangedInput = {
  periods: Periods;
  departmentOf: DepartmentOf;
  /** Of the tests made elsewhere, all. */
  given?: readonly GivenTest[];
  /** Seeded, from 0 up to 1: the same numbers give the same findings. */
  random: () => number;
};

/** Changes that are more than chance and large enough to matter, largest first. */
export function whatChanged({
  periods,
  departmentOf,
  given = [],
  random,
}: WhatChangedInput): Finding[] {
  const statistics = statisticsOf(periods, departmentOf);
  const all = Object.values(families)
    .map(({ share, kinds }) => ({
      share,
      own: statistics.filter(({ subject }) => kinds.includes(subject.kind)),
      given: given.filter(({ subject }) => kinds.includes(subject.kind)),
    }))
    .filter((family) => family.own.length + family.given.length > 0);
  const shares = all.reduce((sum, { share }) => sum + share, 0);

  const tests = all.flatMap(({ share, own, given: made }) => {
    const level = (falseDiscoveries * share) / shares;
    const testable = areTestable(own.map(leastPossible), level);
    const tested = own.filter((_, at) => testable[at]);
    const count = tested.length + made.length;
    const shuffles = Math.ceil((reaching * count) / level);
    return [
      ...tested.map((statistic) => ({
        ...findingOf(statistic),
        pValue: matters(statistic) ? permutationTest(statistic, shuffles, random) : 1,
      })),
      ...made,
    ].map((finding) => ({ finding, pValue: finding.pValue, weight: share / count }));
  });
  const weights = tests.reduce((sum, { weight }) => sum + weight, 0);
  const stands = standing(
    tests.map(({ pValue, weight }) => ({ pValue, weight: (weight * tests.length) / weights })),
    falseDiscoveries,
  );
  return tests
    .flatMap(({ finding }, at) => (stands[at] ? [finding] : []))
    .sort((first, second) => second.size - first.size);
}

function findingOf({
  subject,
  now,
  before,
  parts,
  perMeeting,
}: Statistic): Omit<Finding, 'pValue'> {
  const idsOf = (side: 'now' | 'before') =>
    parts.flatMap((part) => (part.side === side ? part.meeting.id : []));
  const evidence = { now: idsOf('now'), before: idsOf('before') };
  const size = Math.abs(Math.log2((now + perMeeting) / (before + perMeeting)));
  return { subject, now, before, evidence, size };
}
