import type { DepartmentPair, MapPerson } from '@rapport/contract';
import { expect, test } from 'vitest';
import { coverage } from '@/testing/organization-figures.ts';
import { bundleDepartments } from './bundle-departments.ts';
import { aloneWords, changeWords, leftOutWords } from './caption-words.ts';
import { pairName, pairsWords } from './pair-words.ts';
import { alone, pictureOf, wholePicture } from './picture-pairs.ts';

const personOf = (department: string | null, at: number, isHeard = true): MapPerson => ({
  id: `${department} ${at}`,
  name: `${department} ${at}`,
  title: null,
  department,
  isHeard,
});

/** Two people of each department, one of them heard. */
const peopleOf = (names: readonly string[]) =>
  names.flatMap((name) => [personOf(name, 1), personOf(name, 2, false)]);

const talk = (a: string, b: string, now: number, before = now): DepartmentPair => ({
  a,
  b,
  minutes: { now, before },
  exchanges: 0,
  ratioToChance: null,
});

const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const allPairs = names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const));

/** Fifteen pairs of six departments, the first one longest. */
const bundle = bundleDepartments({
  people: peopleOf(names),
  departments: [talk('A', 'A', 999), ...allPairs.map(([a, b], at) => talk(a, b, 150 - 10 * at))],
});
const opening = { isAll: false, compares: false, isPhone: false };
const pairNames = (picture: ReturnType<typeof pictureOf>) =>
  picture.pairs.map((pair) => pairName(picture, pair));

test('the eight pairs that were longest together are drawn at first, without talk within one', () => {
  const picture = pictureOf(bundle, opening);
  expect(pairNames(picture)).toEqual(allPairs.slice(0, 8).map(([a, b]) => `${a} and ${b}`));
  expect(pairsWords(picture.together, false)).toBe('the 8 strongest of 15 pairs');
  expect(picture.departments[0]).toEqual({ name: 'A', heard: 1, people: 2 });
});

test.each([
  [{ drawn: 15, all: 15 }, true, 'all 15 pairs'],
  [{ drawn: 1, all: 1 }, false, 'the only pair'],
  [{ drawn: 0, all: 0 }, false, 'no two of them in this period'],
  [{ drawn: 40, all: 90 }, true, '40 of 90 pairs'],
])('of %j with all asked %j it says %s', (together, isAll, words) => {
  expect(pairsWords(together, isAll)).toBe(words);
});

test('all pairs are drawn on demand, and the list has all without being asked', () => {
  expect(pictureOf(bundle, { isAll: true, compares: false, isPhone: false }).pairs).toHaveLength(
    15,
  );
  expect(wholePicture(bundle, false).pairs).toHaveLength(15);
});

test('what has no room is never called the strongest', () => {
  const many = Array.from({ length: 20 }, (_, at) => `D${String.fromCharCode(65 + at)}`);
  const pairs = many.flatMap((a, at) => (at % 2 ? [] : [talk(a, many[at + 1] ?? '', 300 - at)]));
  const wide = bundleDepartments({ people: peopleOf(many), departments: pairs });
  expect(pictureOf(wide, opening).together).toEqual({ drawn: 8, all: 10 });
  // Eight departments have room on a phone, and the fifth pair is of a ninth.
  const phone = pictureOf(wide, { isAll: false, compares: false, isPhone: true });
  expect(phone.together).toEqual({ drawn: 4, all: 10 });
  expect(phone.departments).toHaveLength(8);
  expect(leftOutWords(coverageOf([]), wide, 12)).toEqual([
    '12 more departments of less talk are not drawn.',
  ]);
  expect(wholePicture(wide, false).departments).toHaveLength(20);
});

const changed = bundleDepartments({
  people: [...peopleOf(['A', 'B', 'C']), personOf('D', 1, false), personOf('E', 1, false)],
  departments: [talk('A', 'B', 60), talk('A', 'C', 30, 0), talk('C', 'D', 0, 90)],
});

test('new and lost pairs are told only where periods are compared', () => {
  expect(pairNames(pictureOf(changed, opening))).toEqual(['A and B', 'A and C']);
  const compared = pictureOf(changed, { isAll: false, compares: true, isPhone: false });
  expect(compared.pairs.map(({ change }) => change)).toEqual(['kept', 'new', 'lost']);
  expect(compared.together).toEqual({ drawn: 2, all: 2 });
  const period = { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false } as const;
  expect(changeWords(changed, { period })).toBe(
    'Against the four weeks before 1 pair is new (blue) and 1 pair is lost (dashed).',
  );
  expect(changeWords({ pairs: [] }, { period })).toBe(
    'Against the four weeks before no pair is new and none is lost.',
  );
});

const coverageOf = (people: readonly MapPerson[], untimed = 0) => ({
  people: [...people],
  coverage: { ...coverage, untimed },
});

test('who is in no circle is told', () => {
  expect(
    leftOutWords(coverageOf([personOf(null, 1), personOf(null, 2, false)], 3), changed, 0),
  ).toEqual([
    'Nobody of E was heard.',
    '1 person heard has no department.',
    '3 meetings without a known length not counted.',
  ]);
});

test.each([
  [[], []],
  [
    [{ name: 'Design', strongest: { name: 'Product', minutes: 42 } }],
    ['Design has no tie among the strongest: 0.7 hours with Product.'],
  ],
  [[{ name: 'Design', strongest: null }], ['Design was in no meeting with another department.']],
  [
    [
      { name: 'Design', strongest: { name: 'Product', minutes: 42 } },
      { name: 'HR', strongest: { name: 'Sales', minutes: 60 } },
      { name: 'Legal', strongest: null },
    ],
    [
      'Design (0.7 hours with Product) and HR (1.0 hours with Sales) have no tie among the strongest.',
      'Legal was in no meeting with another department.',
    ],
  ],
])('departments alone are named: %j', (departments, sentences) => {
  expect(aloneWords(departments, { untimed: 0 })).toEqual(sentences);
});

test('where lengths are unknown nobody is said to have been in no meeting', () => {
  expect(aloneWords([{ name: 'Design', strongest: null }], { untimed: 2 })).toEqual([
    'Design was in no meeting of known length with another department.',
  ]);
});

test('a department is alone without a drawn pair, however much it talks', () => {
  const picture = pictureOf(bundle, opening);
  const few = {
    departments: picture.departments,
    pairs: picture.pairs.slice(0, 1),
    together: picture.together,
  };
  expect(alone(bundle, few).map(({ name, strongest }) => [name, strongest?.name])).toEqual([
    ['C', 'A'],
    ['D', 'A'],
    ['E', 'A'],
    ['F', 'A'],
  ]);
});
