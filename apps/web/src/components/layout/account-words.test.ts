import { expect, test } from 'vitest';
import { displayName, roleLine } from './account-words.ts';

test.each([
  [{ name: 'Helena Brandt', email: 'helena@northwind.example' }, 'Helena Brandt'],
  [{ name: '  ', email: 'helena@northwind.example' }, 'helena'],
  [{ name: 'helena@northwind.example', email: 'helena@northwind.example' }, 'helena'],
  [{ name: null, email: null }, 'User'],
])('%j is shown as %s', (account, shown) => {
  expect(displayName(account)).toBe(shown);
});

test.each([
  ['owner', 'Human Resources', 'Owner, Human Resources'],
  ['member', null, 'Member'],
  [undefined, 'Sales', 'Sales'],
  [undefined, undefined, ''],
])('role %s in %s reads "%s"', (role, department, line) => {
  expect(roleLine(role, department)).toBe(line);
});
