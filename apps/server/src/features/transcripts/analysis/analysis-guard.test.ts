import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardAnalysis, processorLimitOf } from './analysis-guard.ts';

const threadWith = (memory: { heap?: number; outside?: number }) => ({
  threadId: 7,
  getHeapStatistics: async () => ({
    used_heap_size: memory.heap ?? 0,
    external_memory: memory.outside ?? 0,
  }),
});
const minute = 60_000;
const megabyte = 1024 * 1024;
const limits = { memoryMb: 64, timeMs: minute, processorMs: minute };
const idle = { ...threadWith({}), threadId: 3 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('time counts only while the thread works', async () => {
  const guard = guardAnalysis(
    { threads: [threadWith({ heap: 40 * megabyte, outside: 20 * megabyte })] },
    { memoryMb: 64, timeMs: 2 * minute, processorMs: minute },
  );
  // A task that is aborted before its thread starts calls `rest` without having worked.
  guard.rest();
  await vi.advanceTimersByTimeAsync(10 * minute);
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
  const guard = guardAnalysis({ threads: [idle, threadWith(memory)] }, limits);
  guard.watch(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(guard.explain(new Error('aborted'))).toMatchObject({
    failure: 'memory_limit',
    message: expect.stringContaining('more memory than one analysis may use (64 MB)'),
  });
});

test('memory is not limited after the thread has finished', async () => {
  const memory = { heap: 0 };
  const heapOf = async () => ({ used_heap_size: memory.heap, external_memory: 0 });
  const guard = guardAnalysis({ threads: [{ threadId: 7, getHeapStatistics: heapOf }] }, limits);
  guard.watch(7);
  guard.rest();
  memory.heap = 65 * megabyte;
  await vi.advanceTimersByTimeAsync(1000);
  expect(guard.signal.aborted).toBe(false);
});

test('a thread that has ended is not measured', async () => {
  const ended = () => Promise.reject(new Error('The thread has ended.'));
  const thread = { threadId: 7, getHeapStatistics: ended, cpuUsage: ended };
  const guard = guardAnalysis({ threads: [thread] }, limits);
  for (const id of [7, 8]) {
    guard.watch(id);
    await vi.advanceTimersByTimeAsync(1000);
    guard.rest();
  }
  expect(guard.signal.aborted).toBe(false);
});

test('the sentence about time names one minute', async () => {
  const guard = guardAnalysis({ threads: [] }, limits);
  guard.watch(7);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(guard.explain(new Error('aborted'))).toMatchObject({
    message: expect.stringContaining('longer than 1 minute, so'),
  });
});

function threadAtWork(share: number) {
  const startedAt = performance.now();
  return {
    ...threadWith({}),
    cpuUsage: async () => {
      const half = ((performance.now() - startedAt) * 1000 * share) / 2;
      return { user: half, system: half };
    },
  };
}

test('limits work by processor time, regardless of other load on the machine', async () => {
  const guard = guardAnalysis(
    { threads: [threadAtWork(0.1)] },
    { ...limits, timeMs: 100 * minute, processorMs: 5000 },
  );
  guard.watch(7);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(guard.signal.aborted).toBe(false);
  guard.beginPart();
  await vi.advanceTimersByTimeAsync(49_000);
  expect(guard.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(guard.explain(new Error('aborted'))).toMatchObject({
    failure: 'work_limit',
    message: expect.stringContaining('far more work than a transcript of its size'),
  });
});

test('a file may take 20 seconds of processor time per megabyte, a small file 5 seconds', () => {
  expect(processorLimitOf(6000)).toBe(5000);
  expect(processorLimitOf(3 * megabyte)).toBe(60_000);
});

test('passes other errors through', () => {
  const guard = guardAnalysis({ threads: [] }, limits);
  const error = new TypeError('a mistake in the program');
  expect(guard.explain(error)).toBe(error);
});
