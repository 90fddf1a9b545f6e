import { expect, test } from 'vitest';
import { readListAddress, withLimit, withPage } from './list-address.ts';

test.each([
  ['', { page: 1, limit: 10, status: undefined }],
  ['page=3&limit=25', { page: 3, limit: 25, status: undefined }],
  ['page=0&limit=11', { page: 1, limit: 10, status: undefined }],
  ['page=two&limit=-5', { page: 1, limit: 10, status: undefined }],
  ['status=INVITED', { page: 1, limit: 10, status: 'INVITED' }],
  ['status=GONE', { page: 1, limit: 10, status: undefined }],
  ['page=1.5&limit=50', { page: 1, limit: 50, status: undefined }],
])('%j is read as %j', (address, part) => {
  expect(readListAddress(new URLSearchParams(address))).toEqual(part);
});

test('the address has no parameters for defaults', () => {
  const address = new URLSearchParams('search=li&page=3&limit=25');
  expect(`${withPage(address, 4)}`).toBe('search=li&page=4&limit=25');
  expect(`${withPage(address, 1)}`).toBe('search=li&limit=25');
  expect(`${withLimit(address, 50)}`).toBe('search=li&limit=50');
  expect(`${withLimit(address, 10)}`).toBe('search=li');
});
