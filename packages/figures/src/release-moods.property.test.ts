import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MoodInput } from './decide-all.ts';
import { releaseMoods } from './release-moods.ts';
import { generateOrganization, randomOf } from './testing/generate-organization.ts';
import type { Decision, Period, StoredFigure } from './types.ts';

const organizations = fc
  .integer({ min: 1, max: 1e6 })
  .map((seed): { seed: number; input: MoodInput } => {
    const organization = generateOrganization(seed, 25, 9);
    return { seed, input: { ...organization, lastWeek: organization.weeks, smallestGroup: 5 } };
  });
const runs = { numRuns: 8 };
const namesOf = (stored: readonly StoredFigure[]) =>
  stored.map(({ group, period }) => `${group} ${period.end}/${period.weeks}`);

test('no shown figure and no difference within a period is about fewer people than the smallest group', () => {
  fc.assert(
    fc.property(organizations, fc.integer({ min: 5, max: 7 }), ({ input }, smallestGroup) => {
      const { stored } = releaseMoods({ ...input, smallestGroup });
      for (const { people } of stored) expect(people.length).toBeGreaterThanOrEqual(smallestGroup);
      const periods = Map.groupBy(stored, ({ period }) => `${period.end}/${period.weeks}`);
      for (const figures of periods.values())
        for (const whole of figures)
          for (const part of figures) {
            const facts = new Set(part.people.map((person) => JSON.stringify(person)));
            const rest = whole.people.filter((person) => !facts.has(JSON.stringify(person)));
            const isInside = whole.people.length - rest.length === part.people.length;
            if (isInside && rest.length > 0)
              expect(rest.length).toBeGreaterThanOrEqual(smallestGroup);
          }
    }),
    runs,
  );
});

test('a larger smallest group shows a subset of what a smaller one shows', () => {
  fc.assert(
    fc.property(organizations, ({ input }) => {
      const shown = [5, 6, 8].map(
        (smallestGroup) => new Set(namesOf(releaseMoods({ ...input, smallestGroup }).stored)),
      );
      expect(shown[1]?.isSubsetOf(shown[0] ?? new Set())).toBe(true);
      expect(shown[2]?.isSubsetOf(shown[1] ?? new Set())).toBe(true);
    }),
    runs,
  );
});

test('the order of facts and groups does not matter', () => {
  fc.assert(
    fc.property(organizations, ({ seed, input }) => {
      const next = randomOf(seed);
      const shuffled = {
        ...input,
        facts: input.facts.toSorted(() => next() - 0.5),
        groups: input.groups.toSorted(() => next() - 0.5),
      };
      expect(releaseMoods(shuffled).stored).toEqual(releaseMoods(input).stored);
    }),
    runs,
  );
});

test('a run every week with the stored record gives the same as one from scratch, and the past never changes', () => {
  fc.assert(
    fc.property(organizations, ({ input }) => {
      let stored: readonly StoredFigure[] = [];
      for (let lastWeek = input.lastWeek - 2; lastWeek <= input.lastWeek; lastWeek++) {
        const facts = input.facts.filter(({ week }) => week <= lastWeek);
        const earlier = new Set(namesOf(stored));
        const now = releaseMoods({ ...input, facts, lastWeek, stored }).stored;
        expect(now).toEqual(releaseMoods({ ...input, facts, lastWeek }).stored);
        expect(earlier.isSubsetOf(new Set(namesOf(now)))).toBe(true);
        stored = now;
      }
    }),
    runs,
  );
});

test('a run every week with earlier decisions gives the same as one run over all weeks', () => {
  fc.assert(
    fc.property(organizations, fc.integer({ min: 5, max: 7 }), ({ input }, smallestGroup) => {
      const decided: Decision[] = [];
      const stored: StoredFigure[] = [];
      for (let lastWeek = 1; lastWeek <= input.lastWeek; lastWeek++) {
        const facts = input.facts.filter(({ week }) => week <= lastWeek);
        const now = releaseMoods({ ...input, facts, lastWeek, smallestGroup, decided });
        decided.push(...now.decisions);
        stored.push(...now.stored);
      }
      const atOnce = releaseMoods({ ...input, smallestGroup });
      expect(decided).toEqual(atOnce.decisions);
      expect(stored).toEqual(atOnce.stored);
      const again = releaseMoods({ ...input, smallestGroup, decided });
      expect(again.decisions).toEqual([]);
      for (const { group, period } of decided)
        expect(again.mood(group, period)).toEqual(atOnce.mood(group, period));
    }),
    runs,
  );
});

test('after a correction, decisions of earlier weeks and records of the others give the same as all records', () => {
  fc.assert(
    fc.property(organizations, ({ seed, input }) => {
      const first = releaseMoods(input);
      const corrected = input.facts[seed % input.facts.length];
      const facts = input.facts.map((fact) =>
        fact === corrected ? { ...fact, negative: fact.negative + 3 } : fact,
      );
      const isBefore = ({ period }: { period: Period }) => period.end < (corrected?.week ?? 0);
      const decided = first.decisions.filter(isBefore);
      const stored = first.stored.filter((record) => !isBefore(record));
      const now = releaseMoods({ ...input, facts, decided, stored });
      const all = releaseMoods({ ...input, facts, stored: first.stored });
      expect([...decided, ...now.decisions]).toEqual(all.decisions);
    }),
    runs,
  );
});
