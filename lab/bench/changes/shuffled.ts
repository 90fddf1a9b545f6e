import { type Periods, testChanges, whatChanged } from '../../../packages/network/src/index.ts';
import { type Random, randomFrom } from '../../../scripts/random.ts';
import { generateOrganization, type Organization } from './generate-organization.ts';
import { describeShare } from './intervals.ts';
import { testSteadyMoods } from './moods.ts';
import { inOrder, shuffleWeeks } from './periods.ts';

/** Organizations of 20 to 400 meetings in four weeks, and periods of 1, 4 and 13 weeks, in which nothing changed. */
export function tryShuffled(organizations: number, firstSeed: number): number {
  let [shuffled, ordered] = [0, 0];
  const kinds = new Map<string, number>();
  for (let seed = firstSeed; seed < firstSeed + organizations; seed++) {
    const random = randomFrom(seed + 1e9);
    const meetings = Math.round(20 * 20 ** random.next());
    const organization = generateOrganization(seed, {
      meetings,
      people: Math.round(10 + 1.5 * meetings),
      departments: 3 + Math.floor(10 * random.next()),
      weeks: random.pick([2, 8, 8, 8, 26]),
    });
    const findings = findingsOf(organization, shuffleWeeks(organization, random), seed, random);
    for (const { subject } of findings) kinds.set(subject.kind, (kinds.get(subject.kind) ?? 0) + 1);
    if (findings.length > 0) shuffled++;
    if (findingsOf(organization, inOrder(organization), seed, random).length > 0) ordered++;
  }
  console.log('Nothing changed: organizations with any finding          goal: at most 5 %');
  console.log(`  weeks shuffled           ${describeShare(shuffled, organizations)}`);
  console.log(`    findings: ${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
  console.log(`  weeks in their order     ${describeShare(ordered, organizations)}`);
  console.log('    (series begin and end: some of these are true)');
  return shuffled / organizations;
}

/** With `moods`, tests of moods are added to the others. */
export const findingsOf = (
  organization: Organization,
  periods: Periods,
  seed: number,
  moods?: Random,
) =>
  whatChanged(
    testChanges({
      periods,
      departmentOf: organization.departmentOf,
      givesTests: moods !== undefined,
      random: randomFrom(seed).next,
    }),
    moods && testSteadyMoods(organization, periods, moods),
  ).findings;
