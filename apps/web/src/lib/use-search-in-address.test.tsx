import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchInAddress } from './use-search-in-address.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function searchAt(address: string) {
  const { result } = renderHook(
    () => ({ ...useSearchInAddress(), address: useLocation().search }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  );
  return {
    shown: () => [result.current.search, result.current.address],
    type: (text: string) => act(() => result.current.setTyped(text)),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

test('the search follows at once when a pointer is pressed, and only once', () => {
  const { shown, type, wait } = searchAt('/admin?page=3');
  type('an');
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(shown()).toEqual(['an', '?search=an']);
  type('anna');
  wait(300);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(shown()).toEqual(['anna', '?search=anna']);
});

test('the search follows at once at Enter, as when a link is followed by keyboard', () => {
  const { shown, type } = searchAt('/admin?page=3');
  type('an');
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' })));
  expect(shown()).toEqual(['', '?page=3']);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' })));
  expect(shown()).toEqual(['an', '?search=an']);
});

test('the search follows 300 ms after the last key, on the first page', () => {
  const { shown, type, wait } = searchAt('/admin?page=3');
  type('an');
  wait(200);
  type('anna');
  wait(299);
  expect(shown()).toEqual(['', '?page=3']);
  wait(1);
  expect(shown()).toEqual(['anna', '?search=anna']);
});
