import { expect, test } from 'vitest';
import { displayName } from './account-words.ts';

test.each([
  [{ name: 'Helena Brandt', email: 'helena@northwind.example' }, 'Helena Brandt'],
  [{ name: '  ', email: 'helena@northwind.example' }, 'helena'],
  [{ name: 'helena@northwind.example', email: 'helena@northwind.example' }, 'helena'],
  [{ name: null, email: null }, 'User'],
])('%j is shown as %s', (account, shown) => {
  expect(displayName(account)).toBe(shown);
});
