import { expect, test } from 'vitest';
import { read } from './testing/said.ts';

const talk = '\n\nAna: We begin.\nBo: Good.\nAna: So.\nBo: Yes.\n';
const peopleOf = (above: string) => read(above + talk).people.map(({ name, role }) => [name, role]);

test.each([
  ['Attendees: Ana Ruiz, Bo Lind (Treasurer)', 'Treasurer'],
  ['**Attendees (2):** Ana Ruiz, Treasurer (Bo Lind)', 'Treasurer'],
  ['Present: Ana Ruiz, Bo Lind (Treasurer) and others.', 'Treasurer'],
  ['Participants\n\n- Ana Ruiz\n- Bo Lind, Treasurer', 'Treasurer'],
  [
    '## Attendees\n\n1. Ana Ruiz – Harbour Bank\n2. Bo Lind – Treasurer (Sales)',
    'Treasurer (Sales)',
  ],
  ['Attendees\nAna Ruiz, Bo Lind (Treasurer)', 'Treasurer'],
  ['Attendees: Ana Ruiz,  \n           Bo Lind (Treasurer)', 'Treasurer'],
  ['Attendees:\n- [x] Ana Ruiz\n- [ ] Treasurer: Bo Lind', 'Treasurer'],
  ['Attendees\n\n| Name | Role |\n|---|---|\n| Ana Ruiz | |\n| Bo Lind | Treasurer |', 'Treasurer'],
  ['Attendees: Ruiz, Ana; Lind, Bo', null],
  ['Attendees: Ana Ruiz (AR), Bo Lind (remote)', null],
  ['Teilnehmende: Ana Ruiz und Bo Lind (Schatzmeister)', 'Schatzmeister'],
  ['Présents : Ana Ruiz, Bo Lind (trésorier)', 'trésorier'],
  ['Attendees\n\n* Ana Ruiz (gates, now cranes)\n* Bo Lind', null],
  ['Asistentes: Ana Ruiz y Bo Lind', null],
])('the list %j names two people, and what one of them is', (above, role) => {
  const people = peopleOf(above).filter(([name]) => name !== 'Name');
  expect(people).toEqual([
    ['Ana Ruiz', null],
    ['Bo Lind', role],
  ]);
});

test.each([
  ['Chair: Ana Ruiz', [['Ana Ruiz', 'Chair']]],
  ['Vorsitz: Ana Ruiz (Harbour Bank)', [['Ana Ruiz', 'Vorsitz']]],
  ['Legal Advisor: A. Ruiz', [['A. Ruiz', 'Legal Advisor']]],
  ['Client: Ana Ruiz, Director of Harbour Bank', [['Ana Ruiz', 'Client']]],
  ['Place: Ana Ruiz Hall', []],
  ['Chair: the usual', []],
  ['Agenda\n- Budget Review\n- New Plans', []],
])('above the talk, %j', (above, people) => {
  expect(peopleOf(above)).toEqual(people);
});
