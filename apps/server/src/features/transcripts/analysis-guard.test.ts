import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardAnalysis } from './analysis-guard.ts';

const threadWith = (memory: { heap?: number; outside?: number }) => ({
  threadId: 7,
  getHeapStatistics: async () => ({
    used_heap_size: memory.heap ?? 0,
    external_memory: memory.outside ?? 0,
  }),
});
const minute = 60_000;
const megabyte = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('time runs only while the thread works', async () => {
  const guard = guardAnalysis({ threads: [threadWith({})] }, { memoryMb: 64, timeMs: 2 * minute });
  for (let step = 0; step < 2; step += 1) {
    guard.watch(7);
    await vi.advanceTimersByTimeAsync(0.9 * minute);
    guard.rest();
    await vi.advanceTimersByTimeAsync(10 * minute);
  }
  expect(guard.signal.aborted).toBe(false);
  guard.watch(7);
  await vi.advanceTimersByTimeAsync(0.3 * minute);
  expect(guard.explain(new Error('aborted'))).toMatchObject({
    failure: 'time_limit',
    message: expect.stringContaining('took longer than 2 minutes'),
  });
});

test.each([
  { why: 'the heap', memory: { heap: 65 * megabyte } },
  { why: 'what lies outside of it', memory: { outside: 65 * megabyte } },
  { why: 'both together', memory: { heap: 33 * megabyte, outside: 33 * megabyte } },
])('memory is limited: $why', async ({ memory }) => {
  const guard = guardAnalysis({ threads: [threadWith(memory)] }, { memoryMb: 64, timeMs: minute });
  guard.watch(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(guard.explain(new Error('aborted'))).toMatchObject({
    failure: 'memory_limit',
    message: expect.stringContaining('more memory than one analysis may use (64 MB)'),
  });
});

test('an error of another kind stays what it is', () => {
  const guard = guardAnalysis({ threads: [] }, { memoryMb: 64, timeMs: minute });
  const error = new TypeError('a mistake in the program');
  expect(guard.explain(error)).toBe(error);
});
