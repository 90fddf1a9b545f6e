import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areAlike, countTogether, type MeetingToCount } from './count-together.ts';

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `p${from + at}`);

const meeting = (some: Partial<MeetingToCount>): MeetingToCount => ({
  said: [],
  leftOut: [],
  counted: [],
  groups: [],
  smallestGroup: 5,
  ...some,
});

const seven = people(7);
const shown = { counted: seven, groups: [seven] };

describe('who is counted in a meeting', () => {
  test('nobody below the smallest group', () => {
    expect(countTogether(meeting({ said: people(4) }))).toEqual({ people: [], fresh: [] });
  });

  test('everybody from the smallest group on', () => {
    const counted = { people: seven, fresh: seven };
    expect(countTogether(meeting({ said: seven }))).toEqual(counted);
  });

  test('the same people once they were shown, while fewer than a group come or go', () => {
    expect(countTogether(meeting({ ...shown, said: people(6) }))).toBe('keep');
    expect(countTogether(meeting({ ...shown, said: people(11) }))).toEqual({
      people: seven,
      fresh: [],
    });
    expect(countTogether(meeting({ ...shown, said: people(12) }))).toEqual({
      people: [...seven, ...people(5, 7)],
      fresh: people(5, 7),
    });
  });

  test('nobody while one of them is left out of moods', () => {
    const gone = { ...shown, said: people(6), leftOut: ['p6'] };
    expect(countTogether(meeting(gone))).toBe('hide');
  });

  test('nobody whose words were counted together with words that are missing here', () => {
    expect(countTogether(meeting({ said: people(6), groups: [seven] }))).toEqual({
      people: [],
      fresh: [],
    });
    expect(countTogether(meeting({ said: people(8), groups: [seven] }))).toEqual({
      people: seven,
      fresh: [],
    });
  });

  test('with a larger setting, others only in groups of that size', () => {
    const large = { counted: people(10), groups: [people(10)], smallestGroup: 10 };
    expect(countTogether(meeting({ ...large, said: people(19) }))).toMatchObject({ fresh: [] });
    expect(countTogether(meeting({ ...large, said: people(20) }))).toMatchObject({
      fresh: people(10, 10),
    });
  });
});

test('whatever is asked in whatever order, everybody is shown with at least four others or not at all', () => {
  const some = fc.subarray(people(16));
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), (asked) => {
      const groups: string[][] = [];
      const answers: Set<string>[] = [];
      for (const said of asked) {
        const known = groups.filter((group) => group.some((person) => said.includes(person)));
        const counted = countTogether(meeting({ said, groups: known }));
        if (counted === 'keep' || counted === 'hide') continue;
        if (counted.fresh.length > 0) groups.push([...counted.fresh]);
        answers.push(new Set(counted.people));
      }
      // People who are in the same answers cannot be told apart by any calculation.
      const alike = Map.groupBy(people(16), (person) =>
        answers.map((answer) => (answer.has(person) ? 1 : 0)).join(''),
      );
      for (const [answered, together] of alike)
        if (answered.includes('1')) expect(together.length).toBeGreaterThanOrEqual(5);
    }),
  );
});

test.each([
  [{ positive: 5, neutral: 0, negative: 0, calm: 0 }, true],
  [{ positive: 1, neutral: 6, negative: 0, calm: 0 }, true],
  [{ positive: 1, neutral: 0, negative: 0, calm: 6 }, true],
  [{ positive: 0, neutral: 0, negative: 5, calm: 1 }, true],
  [{ positive: 3, neutral: 2, negative: 0, calm: 0 }, false],
  [{ positive: 3, neutral: 1, negative: 1, calm: 0 }, false],
  [{ positive: 0, neutral: 0, negative: 2, calm: 5 }, false],
])('%j: all or all but one are alike is %s', (counts, isAlike) => {
  expect(areAlike(counts)).toBe(isAlike);
});
