import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressAt } from './progress.ts';
import { createProgressQueue } from './progress-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pending = [progressAt('extracting_text', 1), progressAt('parsing_transcript', 2)] as const;
const later = progressAt('summarizing', 3);

test('notes added within a moment are passed on together', async () => {
  const pass = vi.fn(async () => {});
  const collected = createProgressQueue(pass);
  for (const entry of pending) collected.add(entry);
  expect(pass).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  collected.add(later);
  await collected.passOn();
  expect(pass.mock.calls).toEqual([
    [[...pending], pending[1]],
    [[later], later],
  ]);
});

test('progress after a flush waits as long as any other', async () => {
  const pass = vi.fn(async () => {});
  const collected = createProgressQueue(pass);
  collected.add(pending[0]);
  await vi.advanceTimersByTimeAsync(60);
  await collected.passOn();
  collected.add(pending[1]);
  await vi.advanceTimersByTimeAsync(60);
  expect(pass).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60);
  expect(pass).toHaveBeenCalledTimes(2);
});

test('an error while passing on is thrown at the next progress or flush', async () => {
  const over = new Error('over');
  const collected = createProgressQueue(() => Promise.reject(over));
  collected.add(pending[0]);
  await expect(collected.passOn()).rejects.toBe(over);
  expect(() => collected.add(later)).toThrow(over);
});

test('nothing is passed on after closing', async () => {
  const pass = vi.fn(async () => {});
  const collected = createProgressQueue(pass);
  collected.add(pending[0]);
  await collected.close();
  await vi.runAllTimersAsync();
  expect(pass).not.toHaveBeenCalled();
});
