import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  [{ name: 'Helena Brandt', email: 'h@x.example' }, 'HB'],
  [{ name: 'Anna Maria von Stein', email: 'h@x.example' }, 'AS'],
  [{ name: '  priya  ' }, 'P'],
  [{ name: 'Élodie Ünal' }, 'ÉÜ'],
  [{ name: 'Jonas Keller (Guest)' }, 'JK'],
  [{ name: 'Peter Hallam (Marston Foods)' }, 'PH'],
  [{ name: 'Peter Hallam [Marston Foods] {external}' }, 'PH'],
  [{ name: 'Peter Hallam (Marston' }, 'PH'],
  [{ name: '(Peter) Hallam' }, 'H'],
  [{ name: '(Reception Desk)' }, 'RD'],
  [{ name: 'Jane Doe, MD' }, 'JD'],
  [{ name: 'Jane Doe, Amt' }, 'JD'],
  [{ name: 'Jane Doe, Head of Sales, Marston Foods' }, 'JD'],
  [{ name: 'Doe, Jane' }, 'JD'],
  [{ name: 'Doe, Jane (Marston Foods)' }, 'JD'],
  [{ name: 'von Stein, Anna Maria' }, 'AS'],
  [{ name: 'Doe, Jane, MD' }, 'JD'],
  [{ name: 'Cher, MD' }, 'C'],
  [{ name: ', Jane' }, 'J'],
  [{ name: 'Doe,' }, 'D'],
  [{ name: '', email: 'jonas@x.example' }, 'J'],
  [{ name: null, email: '' }, 'U'],
  [{}, 'U'],
])('%j shows %s', (person, initials) => {
  expect(initialsOf(person)).toBe(initials);
});
