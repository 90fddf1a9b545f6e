import type { Bridge } from '@rapport/contract';
import { expect, test } from 'vitest';
import { tiesOfPerson } from '@/components/organization-map/ties-of-person.ts';
import { buildMap } from '@/testing/organization-map.ts';
import { bridgeSentence, bridgesByPerson, possessive } from './bridge-words.ts';
import { changeOfTie, countSides, sayChange } from './person-figures.ts';

test.each([
  [4, 4, 'Holds all 4 ties between Design and Sales; nobody else has one.'],
  [7, 9, 'Holds 7 of 9 ties between Design and Sales; without this person 2 would be left.'],
])('a bridge with %i of %i ties', (ties, of, sentence) => {
  expect(bridgeSentence('Design', { department: 'Sales', ties, of })).toBe(sentence);
});

test('people who are the only way to most departments come first, each with all of theirs', () => {
  const { people } = buildMap();
  const bridges: Bridge[] = [
    { personId: 'samir', departments: ['Finance', 'Product'], ties: 7, of: 9 },
    { personId: 'leonie', departments: ['Design', 'HR'], ties: 2, of: 2 },
    { personId: 'leonie', departments: ['Design', 'Sales'], ties: 3, of: 3 },
  ];
  const found = bridgesByPerson({ people, bridges });
  expect(found.map(({ person, own }) => [person.id, own])).toEqual([
    ['leonie', 'Design'],
    ['samir', 'Finance'],
  ]);
  expect(found[0]?.only.map(({ department }) => department)).toEqual(['Sales', 'HR']);
  expect(found[1]?.most.map(({ department }) => department)).toEqual(['Product']);
});

test('ties of a person are counted within the department and to others', () => {
  const found = tiesOfPerson(buildMap(), 'leonie');
  if (!found) throw new Error('Leonie is missing');
  const { within, others } = countSides(found.person, found.ties);
  expect([within.now, sayChange(within)]).toEqual([1, 'same as before']);
  expect([others.now, sayChange(others)]).toEqual([3, '+1, −1']);
  expect(found.ties.map(({ other }) => other.id)).toEqual([
    'ines',
    'nadia',
    'yara',
    'samir',
    'olav',
  ]);
  expect(tiesOfPerson(buildMap(), 'nobody')).toBeNull();
});

test.each([
  [18, 15, '+3'],
  [11, 13, '−2'],
  [8, 8, '±0'],
])('%i meetings after %i', (now, before, change) => {
  expect(changeOfTie({ now, before })).toBe(change);
});

test.each([
  ['Design', 'Design’s'],
  ['Sales', 'Sales’'],
])('what belongs to %s is %s', (name, words) => {
  expect(possessive(name)).toBe(words);
});
