import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressAt } from './progress.ts';
import { createProgressNotes } from './progress-notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notes = [progressAt('extracting_text', 1), progressAt('parsing_transcript', 2)] as const;
const later = progressAt('summarizing', 3);

test('notes added within a moment are passed on together', async () => {
  const pass = vi.fn(async () => {});
  const collected = createProgressNotes(pass);
  for (const note of notes) collected.add(note);
  expect(pass).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  collected.add(later);
  await collected.passOn();
  expect(pass.mock.calls).toEqual([
    [[...notes], notes[1]],
    [[later], later],
  ]);
});

test('a note after a flush waits as long as any other', async () => {
  const pass = vi.fn(async () => {});
  const collected = createProgressNotes(pass);
  collected.add(notes[0]);
  await vi.advanceTimersByTimeAsync(60);
  await collected.passOn();
  collected.add(notes[1]);
  await vi.advanceTimersByTimeAsync(60);
  expect(pass).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60);
  expect(pass).toHaveBeenCalledTimes(2);
});

test('an error while passing on notes is thrown at the next note or flush', async () => {
  const over = new Error('over');
  const collected = createProgressNotes(() => Promise.reject(over));
  collected.add(notes[0]);
  await expect(collected.passOn()).rejects.toBe(over);
  expect(() => collected.add(later)).toThrow(over);
});

test('nothing is passed on after closing', async () => {
  const pass = vi.fn(async () => {});
  const collected = createProgressNotes(pass);
  collected.add(notes[0]);
  await collected.close();
  await vi.runAllTimersAsync();
  expect(pass).not.toHaveBeenCalled();
});
