import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { browserStore, storeFor } from './browser-store.ts';

const names = () => browserStore(() => localStorage, 'names', z.array(z.string()), []);

beforeEach(() => storeFor('helena'));
afterEach(() => vi.restoreAllMocks());

test('a written value is read again', () => {
  expect(names().write(['Ada'])).toBe(true);
  expect(names().read()).toEqual(['Ada']);
});

test("accounts do not see each other's values", () => {
  const store = names();
  store.write(['Ada']);
  storeFor('margaret');
  expect(store.read()).toEqual([]);
  store.write(['Grace']);
  storeFor('helena');
  expect(store.read()).toEqual(['Ada']);
});

test.each(['{', '{"no": "list"}', '[1]'])('%s in storage counts as empty', (broken) => {
  localStorage.setItem('names-helena', broken);
  expect(names().read()).toEqual([]);
});

test('blocked storage is reported by write and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(names().write(['Ada'])).toBe(false);
  expect(names().read()).toEqual([]);
});

test('use follows every change, also from another tab', () => {
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
