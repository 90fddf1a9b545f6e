import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSimulatedAnswer } from './use-simulated-answer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a question is answered after 1500 ms', () => {
  const { result } = renderHook(() => useSimulatedAnswer('Why?'));
  expect(result.current).toBe('loading');
  after(1499);
  expect(result.current).toBe('loading');
  after(1);
  expect(result.current).toBe('answered');
});

test('without a question it is idle, and repeating a question takes as long again', () => {
  const { result, rerender } = renderHook(useSimulatedAnswer, { initialProps: 'Why' });
  after(1500);
  rerender(undefined);
  expect(result.current).toBe('idle');
  rerender('Why');
  expect(result.current).toBe('loading');
  after(1500);
  expect(result.current).toBe('answered');
});

test('another question restarts the delay', () => {
  const { result, rerender } = renderHook(useSimulatedAnswer, { initialProps: 'Why?' });
  after(1000);
  rerender('Who are the hidden connectors in the organization?');
  after(1000);
  expect(result.current).toBe('loading');
  after(500);
  expect(result.current).toBe('answered');
});
