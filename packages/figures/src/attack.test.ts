import { describe, expect, test } from 'vitest';
import { ruleNames } from './decide.ts';
import { tryOrganization } from './testing/try-organization.ts';

const small = { mostPeople: 20, mostWeeks: 9, effort: 3 };

// 200 organizations in five parts, so that each finishes in time on a busy machine.
test.each([0, 40, 80, 120, 160])(
  'nothing about fewer than the smallest group can be worked out in 40 organizations from %d on',
  (first) => {
    const found = Array.from({ length: 40 }, (_, at) => first + at).map((seed) => {
      const { finds } = tryOrganization(seed, {
        ...small,
        smallestGroup: seed % 5 === 0 ? 6 : 5,
        isChanged: seed % 3 === 0,
      });
      return finds.map((find) => ({ seed, ...find }));
    });
    expect(found.flat()).toEqual([]);
  },
);

describe('the attack finds what a rule prevents when it is turned off', () => {
  test.each(ruleNames)('%s', (rule) => {
    const isFound = Array.from({ length: 100 }, (_, seed) => seed).some(
      (seed) => tryOrganization(seed, { ...small, without: [rule] }).finds.length > 0,
    );
    expect(isFound).toBe(true);
  });
});
