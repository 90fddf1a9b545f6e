import { describe, expect, test } from 'vitest';
import { smallestGroupMax, smallestGroupMin } from '../../contract/src/limits.ts';
import { leastSmallestGroup, mostSmallestGroup } from './decide.ts';
import type { MoodInput } from './decide-all.ts';
import { releaseMoods } from './release-moods.ts';
import type { Fact } from './types.ts';

const people = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `p${String(from + at).padStart(2, '0')}`);
const said = (
  who: readonly string[],
  groups: readonly string[],
  week: number,
  [positive, neutral, negative]: readonly [number, number, number],
): Fact[] => who.map((person) => ({ person, groups, week, positive, neutral, negative }));

const month = { end: 4, weeks: 4 } as const;
const input = (facts: Fact[], more: Partial<MoodInput> = {}): MoodInput => ({
  facts,
  groups: [
    { id: 'all', kind: 'organization' },
    { id: 'sales', kind: 'department' },
    { id: 'treasury', kind: 'department' },
  ],
  lastWeek: 4,
  smallestGroup: 5,
  ...more,
});

/** Ten of sales at 7.5 and six of treasury at 5. */
const company = [
  ...said(people(1, 10), ['all', 'sales'], 4, [2, 2, 0]),
  ...said(people(11, 16), ['all', 'treasury'], 4, [1, 2, 1]),
];

describe('mood of a group', () => {
  test('is the mean over people of the share of positive turns and half of the neutral ones', () => {
    const facts = [
      ...said(people(1, 5), ['all'], 3, [1, 0, 0]),
      ...said(people(1, 5), ['all'], 4, [0, 2, 1]),
      // A person with many turns weighs no more than one with few.
      ...said(people(6, 10), ['all'], 4, [0, 100, 0]),
    ];
    const moods = releaseMoods(input(facts));
    expect(moods.mood('all', month)).toMatchObject({
      isShown: true,
      mood: 5,
      heard: 10,
      cut: null,
    });
  });

  test('is hidden below the smallest group, and people heard are still counted', () => {
    const moods = releaseMoods(input(said(people(1, 4), ['all'], 4, [1, 1, 1])));
    expect(moods.mood('all', month)).toEqual({
      isShown: false,
      hiddenBy: 'few',
      group: 'all',
      period: month,
      heard: 4,
    });
  });

  test('is hidden for a large department beside a small one, whose mood could be derived', () => {
    const facts = [...company, ...said(['p17', 'p18'], ['all'], 4, [0, 0, 5])];
    const groups = input(facts).groups.filter(({ id }) => id !== 'treasury');
    const withRest = releaseMoods(
      input(
        facts.filter(({ person }) => person < 'p11' || person > 'p16'),
        { groups },
      ),
    );
    expect(withRest.mood('all', month)).toMatchObject({ isShown: true });
    expect(withRest.mood('sales', month)).toMatchObject({ isShown: false, hiddenBy: 'remainder' });
    expect(releaseMoods(input(facts)).mood('sales', month)).toMatchObject({ isShown: true });
  });

  test.each([
    ['nearly all positive', [9, 1, 0], { mood: 9, cut: 'orMore' }],
    ['nearly all negative', [0, 1, 9], { mood: 1, cut: 'orLess' }],
  ] as const)('is cut off where it would reveal each person: %s', (_, turns, expected) => {
    const moods = releaseMoods(input(said(people(1, 5), ['all'], 4, turns)));
    expect(moods.mood('all', month)).toMatchObject(expected);
  });

  test('has a band that is the same in every run, contains the mood and is no narrower than one person', () => {
    const facts = people(1, 10).flatMap((person, at) =>
      said([person], ['all'], 4, [at, 3, 9 - at]),
    );
    const mood = releaseMoods(input(facts)).mood('all', month);
    expect(mood).toEqual(releaseMoods(input(facts)).mood('all', month));
    expect(mood).toMatchObject({ mood: 5, band: { low: 3.5, high: 6.5 } });
  });

  test('leaves out and does not count people who opted out', () => {
    const moods = releaseMoods(input(company, { leftOut: new Set(['p11', 'p12']) }));
    expect(moods.mood('treasury', month)).toMatchObject({ isShown: false, heard: 6 });
    expect(releaseMoods(input(company)).mood('treasury', month)).toMatchObject({ mood: 5 });
  });
});

describe('change', () => {
  const before = said(people(1, 12), ['all'], 4, [1, 2, 1]);
  test.each([
    ['rising', [3, 1, 0], { by: 3.8, direction: 'rising' }],
    ['falling', [0, 1, 3], { by: -3.7, direction: 'falling' }],
    ['steady', [1, 2, 1], { by: 0, direction: 'steady' }],
  ] as const)('%s', (_, turns, expected) => {
    const facts = [...before, ...said(people(1, 12), ['all'], 8, turns)];
    const moods = releaseMoods(input(facts, { lastWeek: 8 }));
    expect(moods.change('all', { end: 8, weeks: 4 })).toEqual(expected);
  });

  test('is unknown without an earlier mood', () => {
    expect(releaseMoods(input(before)).change('all', month)).toBeNull();
  });
});

describe('simulations', () => {
  test('a group without one or two of its people is hidden, and without five is shown', () => {
    const without = (count: number) => ({
      groups: ['all'],
      without: people(1, count),
      period: month,
    });
    const { simulated } = releaseMoods(
      input(company, { simulations: [without(1), without(2), without(5)] }),
    );
    expect(simulated.map(({ isShown }) => isShown)).toEqual([false, false, true]);
  });

  test('two shown departments can be merged', () => {
    const merged = { groups: ['sales', 'treasury'], without: [], period: month };
    expect(releaseMoods(input(company, { simulations: [merged] })).simulated[0]).toMatchObject({
      isShown: true,
      mood: 6.6,
    });
  });
});

describe('facts that change after an answer', () => {
  const corrected = (count: number) => [
    ...said(people(1, count), ['all', 'sales'], 4, [0, 0, 4]),
    ...company.slice(count),
  ];
  const { stored } = releaseMoods(input(company));

  test('hide the figures of small groups until enough people have changed', () => {
    const shown = [0, 1, 4, 8].map(
      (count) => releaseMoods(input(corrected(count), { stored })).mood('sales', month).isShown,
    );
    expect(shown).toEqual([true, false, false, true]);
  });

  test('leave other groups as they were', () => {
    const moods = releaseMoods(input(corrected(1), { stored }));
    expect(moods.mood('treasury', month)).toMatchObject({ mood: 5 });
  });

  test('the record contains who contributed with which facts, and no mood', () => {
    expect(stored[0]).toMatchObject({ group: 'all', period: month });
    expect(stored[0]?.people[0]).toEqual({
      person: 'p01',
      facts: [{ week: 4, turns: 4, print: expect.any(Number) }],
    });
  });
});

describe('decisions of earlier weeks', () => {
  const allButOrganization = releaseMoods(input(company)).decisions.filter(
    ({ group }) => group !== 'all',
  );

  test('are taken as they are', () => {
    const decided = [
      { group: 'sales', period: month, shownUpTo: null, hiddenBy: 'weeks' },
    ] as const;
    const moods = releaseMoods(input(company, { decided }));
    expect(moods.mood('sales', month)).toMatchObject({ isShown: false, hiddenBy: 'weeks' });
    expect(moods.decisions).not.toContainEqual(expect.objectContaining(decided[0]));
  });

  test('count against a figure that is decided later', () => {
    const alone = [...company, ...said(['p17', 'p18'], ['all'], 4, [0, 0, 5])];
    const moods = releaseMoods(input(alone, { decided: allButOrganization }));
    expect(moods.mood('sales', month)).toMatchObject({ isShown: true });
    expect(moods.mood('all', month)).toMatchObject({ isShown: false, hiddenBy: 'overlap' });
    expect(releaseMoods(input(alone)).mood('all', month)).toMatchObject({ isShown: true });
  });

  test('of a lower setting are not enough for a higher one', () => {
    const { decisions } = releaseMoods(input(company));
    const moods = releaseMoods(input(company, { decided: decisions, smallestGroup: 8 }));
    expect(moods.mood('sales', month)).toMatchObject({ isShown: false });
    expect(releaseMoods(input(company, { smallestGroup: 8 })).decisions).toEqual(
      expect.arrayContaining([...moods.decisions]),
    );
  });
});

test.each([
  { smallestGroup: 5, hidden: 0 },
  { smallestGroup: 6, hidden: 0 },
  { smallestGroup: 7, hidden: 2 },
  { smallestGroup: 16, hidden: 2 },
  { smallestGroup: 17, hidden: 3 },
])('a smallest group of $smallestGroup hides $hidden groups', ({ smallestGroup, hidden }) => {
  const given = input(company, { smallestGroup });
  const moods = releaseMoods(given);
  const shown = given.groups.filter(({ id }) => moods.mood(id, month).isShown);
  expect(given.groups.length - shown.length).toBe(hidden);
});

test('the smallest group accepts each allowed setting', () => {
  expect([leastSmallestGroup, mostSmallestGroup]).toEqual([smallestGroupMin, smallestGroupMax]);
});

test.each([4, 21, 5.5])('refuses %d as the smallest group', (smallestGroup) => {
  expect(() => releaseMoods(input([], { smallestGroup }))).toThrow(RangeError);
});

test('refuses numbers of turns that are not whole', () => {
  expect(() => releaseMoods(input(said(['p01'], ['all'], 4, [0.5, 0, 0])))).toThrow(RangeError);
});
