import { expect, test } from 'vitest';
import { tiesOfPerson } from '@/components/organization-map/ties-of-person.ts';
import { buildMap } from '@/testing/organization-map.ts';
import { bridgeSentence, orderBridges } from './bridge-words.ts';
import { changeOfTie, countSides, sayChange } from './person-figures.ts';

test.each([
  [1, 1, 'Holds the only tie between Design and Sales. Without this person they would have none.'],
  [4, 4, 'Holds all 4 ties between Design and Sales. Without this person they would have none.'],
  [7, 9, 'Holds 7 of 9 ties between Design and Sales. Without this person 2 would be left.'],
])('a bridge with %i of %i ties', (ties, of, sentence) => {
  expect(bridgeSentence({ personId: 'x', departments: ['Design', 'Sales'], ties, of })).toBe(
    sentence,
  );
});

test('bridges that hold everything come first', () => {
  expect(orderBridges(buildMap().bridges).map(({ personId }) => personId)).toEqual([
    'leonie',
    'samir',
  ]);
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
