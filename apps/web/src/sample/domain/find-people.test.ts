import { expect, test } from 'vitest';
import { findPeople, highRiskPeople } from './find-people.ts';
import { person } from './testing/people.ts';

const people = [
  person('Ana', { riskScore: 6, role: 'Designer', department: 'Design' }),
  person('Zoé', { riskScore: 8.1 }),
  person('Ben', { riskScore: 8.1, role: 'Sales Lead' }),
];
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

test.each([
  ['', ['Ben', 'Zoé', 'Ana']],
  ['zoe', ['Zoé']],
  ['sales lead', ['Ben']],
  ['design', ['Ana']],
  ['nobody', []],
])('%j finds %j, highest risk first, then by name', (search, found) => {
  expect(names(findPeople(people, search))).toEqual(found);
});

test('high risk means a score of 8 or more', () => {
  expect(names(highRiskPeople(people))).toEqual(['Ben', 'Zoé']);
});
