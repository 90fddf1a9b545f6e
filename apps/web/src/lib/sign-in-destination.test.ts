import { expect, test } from 'vitest';
import { destinationAfterSignIn } from './sign-in-destination.ts';

test.each([
  [{ from: '/meetings/42?tab=map#people' }, '/meetings/42?tab=map#people'],
  [{ from: '//elsewhere.example/meetings' }, '/'],
  [{ from: 'https://elsewhere.example' }, '/'],
  [{ from: 42 }, '/'],
  [null, '/'],
  [undefined, '/'],
])('%j leads to %s', (state, destination) => {
  expect(destinationAfterSignIn(state)).toBe(destination);
});
