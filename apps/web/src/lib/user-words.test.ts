import { expect, test } from 'vitest';
import { userName } from './user-words.ts';

test.each([
  ['Priya', 'Raman', 'Priya Raman'],
  ['Priya', '', 'Priya'],
  ['', 'Raman', 'priya@northwind.example'],
  ['', '', 'priya@northwind.example'],
])('"%s" "%s" is shown as %s', (firstName, lastName, shown) => {
  expect(userName({ firstName, lastName, email: 'priya@northwind.example' })).toBe(shown);
});
