import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMoodThreads } from './decide-moods.ts';
import { weekOfNumber } from './period.ts';
import type { MoodTask } from './release-moods-thread.ts';

const log = pino({ level: 'silent' });
const task: MoodTask = {
  facts: '[]',
  initiativeKeys: [],
  firstWeek: 1,
  lastWeek: 2,
  smallestGroup: 5,
  leftOut: new Set(),
  stored: [],
  earlier: null,
};

test('moods that take too long are given up for a day, while those of others are decided', async () => {
  const threads = createMoodThreads(log, { timeLimitMs: 1 });
  expect(await threads.run('large', task)).toBeNull();
  expect(threads.isGivenUp('large')).toBe(true);
  expect(threads.isGivenUp('small')).toBe(false);
  await threads.close();
});

/** Takes far longer than the limit of its test. */
const long = {
  ...task,
  lastWeek: 60,
  facts: JSON.stringify(
    Array.from({ length: 30_000 }, (_, at) => ({
      person: `p${at % 300}`,
      week: weekOfNumber(1 + (at % 60)),
      department: `d${at % 23}`,
      teams: [`t${at % 31}`, `t${at % 37}`],
      topics: [],
      positive: at % 5,
      neutral: at % 3,
      negative: 1,
    })),
  ),
};

test('waiting for another decision does not shorten the time limit', async () => {
  const threads = createMoodThreads(log, { timeLimitMs: 2000 });
  const [large, small] = [threads.run('large', long), threads.run('small', task)];
  expect(await large).toBeNull();
  expect(await small).not.toBeNull();
  expect(threads.isGivenUp('small')).toBe(false);
  await threads.close();
});

test('closing ends a running decision', async () => {
  const threads = createMoodThreads(log);
  const running = threads.run('one', task);
  await threads.close();
  expect(await running).toBeNull();
  expect(threads.isGivenUp('one')).toBe(false);
});
