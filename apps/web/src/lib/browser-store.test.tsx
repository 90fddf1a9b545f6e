import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { browserStore, keepFor } from './browser-store.ts';

const names = () => browserStore(() => localStorage, 'names', z.array(z.string()), []);

beforeEach(() => keepFor('helena'));
afterEach(() => vi.restoreAllMocks());

test('what is kept is there again', () => {
  expect(names().write(['Ada'])).toBe(true);
  expect(names().read()).toEqual(['Ada']);
});

test('what one account keeps, another one does not find', () => {
  const store = names();
  store.write(['Ada']);
  keepFor('margaret');
  expect(store.read()).toEqual([]);
  store.write(['Grace']);
  keepFor('helena');
  expect(store.read()).toEqual(['Ada']);
});

test.each(['{', '{"no": "list"}', '[1]'])('%s in its place counts as nothing', (broken) => {
  localStorage.setItem('names-helena', broken);
  expect(names().read()).toEqual([]);
});

test('a browser that blocks storage is told of, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(names().write(['Ada'])).toBe(false);
  expect(names().read()).toEqual([]);
});

test('whoever shows it follows every change, also of another tab', () => {
  const store = names();
  const { result } = renderHook(store.use);
  act(() => void store.write(['Ada', 'Grace']));
  expect(result.current).toEqual(['Ada', 'Grace']);
  act(() => {
    localStorage.setItem('names-helena', '["Alan"]');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(result.current).toEqual(['Alan']);
});
