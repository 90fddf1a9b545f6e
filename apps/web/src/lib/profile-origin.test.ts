import { expect, test } from 'vitest';
import { administrationOrigin, profileState } from './profile-origin.ts';

test.each([
  [{ from: '/admin' }, '/admin'],
  [{ from: '/admin?q=li&page=2' }, '/admin?q=li&page=2'],
  [{ from: '/administrators' }, undefined],
  [{ from: '/meetings' }, undefined],
  [{ from: '//elsewhere.example/admin' }, undefined],
  [null, undefined],
])('a profile opened with %j leads back to %s', (state, origin) => {
  expect(administrationOrigin(state)).toBe(origin);
});

test('the list is remembered with its search', () => {
  const state = profileState({ pathname: '/admin', search: '?q=li' });
  expect(administrationOrigin(state)).toBe('/admin?q=li');
});
