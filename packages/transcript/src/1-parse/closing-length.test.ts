import { expect, test } from 'vitest';
import { read } from './testing/said.ts';

const talk = 'Ana: Shall we start?\nBo: Yes, we have time.\nAna: It is over by ten percent.';

test.each([
  ['57 minutes', 57],
  ['Duration: 10.48 minutes', 10.48],
  ['Total duration: 1 hour 5 minutes\n\nTranscribed by https://otter.ai', 65],
])('%j below the talk is its length', (line, minutes) => {
  const { durationSeconds, cues } = read(`${talk}\n\n${line}\n`);
  expect(durationSeconds).toBe(Math.round(minutes * 60));
  expect(cues.at(-1)?.text).toBe('It is over by ten percent.');
});

test('beside times it is left out of the words only', () => {
  const timed = talk.replace('Ana: S', '[00:03] Ana: S').replace('Bo', '[00:09] Bo');
  const { durationSeconds, cues } = read(
    `${timed.replace('\nAna', '\n[00:12] Ana')}\n\n57 minutes`,
  );
  expect(durationSeconds).toBeLessThan(20);
  expect(cues.at(-1)?.text).toBe('It is over by ten percent.');
});

test.each(['About 57 minutes, I think.', '57 people'])('%j is said', (line) => {
  const { durationSeconds, cues } = read(`${talk}\n\n${line}\n`);
  expect(durationSeconds).toBeNull();
  expect(cues.at(-1)?.text).toContain('57');
});
