import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  [{ name: 'Helena Brandt', email: 'h@x.example' }, 'HB'],
  [{ name: 'Anna Maria von Stein', email: 'h@x.example' }, 'AS'],
  [{ name: '  priya  ' }, 'P'],
  [{ name: 'Élodie Ünal' }, 'ÉÜ'],
  [{ name: 'Jonas Keller (Guest)' }, 'JK'],
  [{ name: '', email: 'jonas@x.example' }, 'J'],
  [{ name: null, email: '' }, 'U'],
  [{}, 'U'],
])('%j shows %s', (person, initials) => {
  expect(initialsOf(person)).toBe(initials);
});
