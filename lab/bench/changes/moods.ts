import { testMoods } from '../../../apps/server/src/features/figures/changes/test-moods.ts';
import { type Fact, releaseMoods } from '../../../packages/figures/src/index.ts';
import type { GivenTest, Periods } from '../../../packages/network/src/index.ts';
import type { Random } from '../../../scripts/random.ts';
import { binomial, logNormal } from './draws.ts';
import type { Organization } from './generate-organization.ts';

const smallestGroup = 5;
const turnsPerHour = 120;

/** Tests of departments' moods in which nothing changed: people and meetings differ, periods do not. */
export function testSteadyMoods(
  { departmentOf }: Organization,
  { now, before, weeks }: Periods,
  random: Random,
): GivenTest[] {
  const length = weeks === 1 || weeks === 4 || weeks === 13 ? weeks : undefined;
  if (length === undefined) throw new Error(`No period has ${weeks} weeks`);
  const own = new Map([...departmentOf.keys()].map((person) => [person, logNormal(random, 0.4)]));
  const factsOf = (meetings: Periods['now'], end: number): Fact[] =>
    meetings.flatMap(({ speakers }) => {
      const air = logNormal(random, 0.3);
      return speakers.map(({ person, hours }) => {
        const turns = 1 + Math.round(turnsPerHour * hours);
        const judged = (rate: number) =>
          binomial(random, turns, Math.min(0.4, rate * (own.get(person) ?? 1) * air));
        const [positive, negative] = [judged(0.15), judged(0.06)];
        const neutral = Math.max(0, turns - positive - negative);
        const groups = ['organization', departmentOf.get(person) ?? ''];
        return { person, week: end, groups, positive, neutral, negative };
      });
    });
  const ends = { before: length, now: 2 * length };
  const released = releaseMoods({
    facts: [...factsOf(before, ends.before), ...factsOf(now, ends.now)],
    groups: [
      { id: 'organization', kind: 'organization' },
      ...[...new Set(departmentOf.values())].map((id) => ({ id, kind: 'department' as const })),
    ],
    lastWeek: ends.now,
    smallestGroup,
  });
  const groups = ['organization', ...new Set(departmentOf.values())];
  return testMoods(
    groups.flatMap((group) => {
      const earlier = released.mood(group, { end: ends.before, weeks: length });
      const later = released.mood(group, { end: ends.now, weeks: length });
      return earlier.isShown && later.isShown ? [{ group, before: earlier, now: later }] : [];
    }),
  );
}
