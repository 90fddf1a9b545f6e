import type { MapPerson, MapTie, OrganizationMap } from '@rapport/contract';
import { coverage } from './organization-figures.ts';

const personOf = (
  id: string,
  name: string,
  department: string | null,
  change: Partial<MapPerson> = {},
): MapPerson => ({ id, name, department, title: null, isHeard: true, ...change });

const people = [
  personOf('ines', 'Ines Carvalho', 'Product', { title: 'Product Director' }),
  personOf('leonie', 'Leonie Hartmann', 'Design', { title: 'Design Lead' }),
  personOf('nadia', 'Nadia Rahimi', 'Sales', { title: 'Head of Sales' }),
  personOf('olav', 'Olav Berg', 'Sales', { isHeard: false }),
  personOf('samir', 'Samir Khoury', 'Finance', { title: 'Finance Director' }),
  personOf('tom', 'Tom Ng', null),
  personOf('yara', 'Yara Kassis', 'Design', { title: 'Product Designer' }),
];

/** Finds a tie by the first names of both people. */
export const tieOf = (
  one: string,
  other: string,
  now: number,
  before: number,
  strength: number,
): MapTie => {
  const [a = 0, b = 0] = [one, other]
    .map((id) => people.findIndex((person) => person.id === id))
    .sort((first, second) => first - second);
  const change = before === 0 ? 'new' : now === 0 ? 'lost' : 'kept';
  return { a, b, strength, meetings: { now, before }, change };
};

/** Leonie talks with most people; only she connects Design and Sales. */
export function buildMap(change: Partial<OrganizationMap> = {}): OrganizationMap {
  return {
    period: { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false },
    before: { from: '2026-09-28', to: '2026-10-25', weeks: 4, isSoFar: false },
    coverage,
    people,
    ties: [
      tieOf('leonie', 'ines', 18, 15, 10),
      tieOf('leonie', 'yara', 8, 8, 7),
      tieOf('leonie', 'nadia', 9, 5, 8),
      tieOf('leonie', 'samir', 5, 0, 5),
      tieOf('nadia', 'ines', 3, 4, 3),
      tieOf('leonie', 'olav', 0, 3, 4),
    ],
    departments: [
      {
        a: 'Design',
        b: 'Design',
        minutes: { now: 528, before: 500 },
        exchanges: 80,
        ratioToChance: 2,
      },
      {
        a: 'Design',
        b: 'Product',
        minutes: { now: 546, before: 520 },
        exchanges: 60,
        ratioToChance: 1,
      },
      {
        a: 'Design',
        b: 'Sales',
        minutes: { now: 30, before: 158 },
        exchanges: 6,
        ratioToChance: 0.2,
      },
      {
        a: 'Finance',
        b: 'Product',
        minutes: { now: 312, before: 132 },
        exchanges: 30,
        ratioToChance: 1,
      },
      {
        a: 'Design',
        b: 'Finance',
        minutes: { now: 18, before: 0 },
        exchanges: 2,
        ratioToChance: 0.1,
      },
    ],
    bridges: [
      { personId: 'samir', departments: ['Finance', 'Product'], ties: 7, of: 9 },
      { personId: 'leonie', departments: ['Design', 'Sales'], ties: 2, of: 2 },
      { personId: 'leonie', departments: ['Design', 'Product'], ties: 4, of: 5 },
    ],
    ...change,
  };
}
