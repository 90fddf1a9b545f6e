import { afterEach, expect, test, vi } from 'vitest';
import { keepDestination, takeKeptDestination } from './sign-in-destination.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('the requested page is kept once, while the browser is at a provider', () => {
  keepDestination({ from: '/allow-assistant?sig=s' });
  expect(takeKeptDestination()).toBe('/allow-assistant?sig=s');
  expect(takeKeptDestination()).toBeUndefined();
});

test('it is forgotten after ten minutes', () => {
  vi.useFakeTimers();
  keepDestination({ from: '/meetings' });
  vi.advanceTimersByTime(10 * 60 * 1000);
  expect(takeKeptDestination()).toBeUndefined();
});

test.each([
  ['no page', undefined],
  ['home', { from: '/' }],
  ['another site', { from: '//evil.example' }],
])('%s is not kept', (_, state) => {
  keepDestination(state);
  expect(takeKeptDestination()).toBeUndefined();
});

test('what cannot be read is left out', () => {
  sessionStorage.setItem('after-sign-in', '{');
  expect(takeKeptDestination()).toBeUndefined();
});
