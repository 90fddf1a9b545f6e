import { expect, test } from 'vitest';
import type { TimedCue } from './read-webvtt.ts';
import { withoutRepeats } from './rolling-captions.ts';

const cue = (text: string, start: number, end: number, wordTimes = false): TimedCue => ({
  id: '',
  start,
  end,
  text,
  voices: [],
  wordTimes,
});

test('each line is read once, even if a still cue repeats it', () => {
  const cues = [
    cue(' \nhello and', 0, 2, true),
    cue('hello and\n ', 2, 2.01),
    cue('hello and\nwelcome', 2.01, 4, true),
    cue('hello and\nwelcome', 4, 6, true),
  ];
  expect(withoutRepeats(cues).map(({ text, start }) => [text, start])).toEqual([
    ['hello and', 0],
    ['welcome', 2.01],
  ]);
});

test.each([
  [1, 4],
  [1, 5],
  [0, 4],
])(
  'captions count as rolling if one cue in five has word times: %d with, %d without',
  (timed, others) => {
    const cues = [
      ...Array.from({ length: timed }, (_, i) => cue(`above\ntimed ${i}`, i, i + 1, true)),
      ...Array.from({ length: others }, (_, i) => cue(`above\nline ${i}`, 10 + i, 11 + i)),
    ];
    const rolls = timed / cues.length >= 0.2;
    expect(withoutRepeats(cues).every(({ text }) => text.startsWith('above'))).toBe(!rolls);
  },
);

test('a cue of at most 50 ms is a still', () => {
  const lengths = (end: number) =>
    withoutRepeats([cue('one', 0, 1, true), cue('two', 0, end)]).length;
  expect([lengths(0.05), lengths(0.06)]).toEqual([1, 2]);
});
