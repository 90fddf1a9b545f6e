import { expect, test } from 'vitest';
import { findTeam } from './find-team.ts';

const person = (teams: string[], department: string | null = null) => ({ teams, department });

test.each([
  { people: [], team: null, why: 'nobody is known' },
  { people: [person([]), person([])], team: null, why: 'nobody has one' },
  { people: [person(['Payments'])], team: 'Payments', why: 'the only person belongs to it' },
  { people: [person(['A']), person(['B'])], team: null, why: 'no two share one' },
  {
    people: [person(['B', 'A']), person(['A']), person(['B', 'A'])],
    team: 'A',
    why: 'most share it',
  },
  { people: [person(['B', 'A']), person(['A', 'B'])], team: 'A', why: 'ties go by name' },
  {
    people: [person(['A', 'B']), person(['B', 'A'])],
    team: 'A',
    why: 'ties go by name, in any order',
  },
  { people: [person([], 'Sales'), person(['Sales'])], team: 'Sales', why: 'departments stand in' },
])('$team because $why', ({ people, team }) => {
  expect(findTeam(people)).toBe(team);
});
