import { expect, test } from 'vitest';
import { presentPeople } from './present-people.ts';

const person = (id: string, on: string, meetings: number) => ({
  id,
  name: id.toUpperCase(),
  department: null,
  on,
  meetings,
});
const people = [
  person('a', '2026-11-02', 4),
  person('b', '2026-11-17', 2),
  person('c', '2026-11-09', 1),
];

test.each([
  [0, [[null, 3, 7, '2026-11-17']]],
  [
    1,
    [
      ['A', 1, 4, '2026-11-02'],
      [null, 2, 3, '2026-11-17'],
    ],
  ],
  [
    3,
    [
      ['A', 1, 4, '2026-11-02'],
      ['B', 1, 2, '2026-11-17'],
      ['C', 1, 1, '2026-11-09'],
    ],
  ],
])('of three people %i are named, and none is lost', (namedMax, told) => {
  const facts = presentPeople('heard-first', people, namedMax);
  expect(
    facts.map((fact) =>
      'person' in fact ? [fact.person?.name ?? null, fact.people, fact.meetings, fact.on] : [],
    ),
  ).toEqual(told);
});
