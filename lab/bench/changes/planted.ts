import {
  type DepartmentOf,
  type Meeting,
  pairSumsOf,
  tiesOf,
} from '../../../packages/network/src/index.ts';
import { type Random, randomFrom } from '../../../scripts/random.ts';
import { generateOrganization } from './generate-organization.ts';
import { describeShare } from './intervals.ts';
import { shuffleWeeks } from './periods.ts';
import { endTies, meetLess, talkLess } from './plant.ts';
import { findingsOf } from './shuffled.ts';

type Plant = 'talks less' | 'meets less' | 'ties end';
/** Whether a planted change was found, and in how many meetings of the period before it could be seen. */
export type Try = { plant: Plant; meetings: number; seenIn: number; isFound: boolean };

/** Tries organizations of 8 departments with `meetings` in four weeks. */
export function tryPlanted(organizations: number, firstSeed: number, meetings: number): Try[] {
  const size = { meetings, departments: 8, people: Math.round(1.5 * meetings), weeks: 8 };
  return Array.from({ length: organizations }, (_, at) => firstSeed + at).flatMap((seed) => {
    const organization = generateOrganization(seed, size);
    const { departmentOf } = organization;
    const random = randomFrom(seed + 1e9);
    const periods = shuffleWeeks(organization, random);
    const department = random.pick([...new Set(departmentOf.values())]);
    const inDepartment = periods.before.filter(({ speakers }) =>
      speakers.some(({ person }) => departmentOf.get(person) === department),
    ).length;
    const lessOfDepartment = (plant: 'talks less' | 'meets less'): Try => {
      const less = plant === 'talks less' ? talkLess : meetLess;
      const findings = findingsOf(
        organization,
        less(periods, departmentOf, department, random),
        seed,
      );
      const isFound = findings.some(
        ({ subject, now, before }) =>
          (subject.kind === 'departmentHours' || subject.kind === 'departmentTalk') &&
          subject.department === department &&
          now < before,
      );
      return { plant, meetings, seenIn: inDepartment, isFound };
    };
    const tries = [lessOfDepartment('talks less'), lessOfDepartment('meets less')];
    const pair = tiedDepartments(periods.before, departmentOf, random);
    if (!pair) return tries;
    const isFound = findingsOf(organization, endTies(periods, departmentOf, pair), seed).some(
      ({ subject, now, before }) =>
        (subject.kind === 'tiesBetween' || subject.kind === 'talkBetween') &&
        subject.between.join() === pair.join() &&
        now < before,
    );
    const seenIn = periods.before.filter(({ exchanges }) =>
      exchanges.some(({ a, b }) => isPair([departmentOf.get(a), departmentOf.get(b)], pair)),
    ).length;
    return [...tries, { plant: 'ties end', meetings, seenIn, isFound }];
  });
}

/** Picks two departments that have a tie. */
function tiedDepartments(
  meetings: readonly Meeting[],
  departmentOf: DepartmentOf,
  random: Random,
): [string, string] | null {
  const pairs = tiesOf(pairSumsOf(meetings)).flatMap(({ a, b }): [string, string][] => {
    const [one, other] = [departmentOf.get(a) ?? '', departmentOf.get(b) ?? ''];
    return one === other ? [] : [one < other ? [one, other] : [other, one]];
  });
  const distinct = new Map(pairs.map((pair) => [pair.join(), pair]));
  return distinct.size > 0 ? random.pick([...distinct.values()]) : null;
}

const isPair = (found: (string | undefined)[], pair: readonly string[]) =>
  found.toSorted().join() === pair.join();

const steps: Record<Plant, number[]> = {
  'talks less': [0, 20, 30, 40, 60],
  'meets less': [0, 30, 60, 100],
  'ties end': [0, 4, 8, 12, 16, 24],
};

/**
 * Prints results by the size of the organization, and by the number of meetings of the period before in which the
 * change could be seen.
 */
export function printPlanted(tries: readonly Try[], plant: Plant): void {
  const own = tries.filter((each) => each.plant === plant);
  for (const [meetings, some] of Map.groupBy(own, (each) => each.meetings))
    console.log(`  ${String(meetings).padStart(4)} meetings in four weeks        ${shareOf(some)}`);
  const from = steps[plant];
  for (const [at, least] of from.entries()) {
    const below = from[at + 1] ?? Number.POSITIVE_INFINITY;
    const some = own.filter(({ seenIn }) => seenIn >= least && seenIn < below);
    const range = Number.isFinite(below) ? `${least} to ${below - 1}` : `${least} and more`;
    console.log(`  seen in ${range.padEnd(11)} meetings before ${shareOf(some)}`);
  }
}

const shareOf = (tries: readonly Try[]) =>
  describeShare(tries.filter(({ isFound }) => isFound).length, tries.length);

/** The share of changes that were found, among those that could be seen in at least `least` meetings. */
export function shareFound(tries: readonly Try[], plant: Plant, least: number): number {
  const own = tries.filter((each) => each.plant === plant && each.seenIn >= least);
  return own.filter(({ isFound }) => isFound).length / own.length;
}
