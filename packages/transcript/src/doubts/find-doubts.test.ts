import { expect, test } from 'vitest';
import { mergeCues } from '../2-turns/merge-cues.ts';
import type { Cue } from '../types.ts';
import { findDoubts } from './find-doubts.ts';

type Said = { speaker?: string | null; start?: number | null; text?: string };

const doubtsOf = (said: readonly Said[], leftOut = {}) => {
  const cues = said.map(
    ({ speaker = null, start = null, text = 'We load the ship again.' }): Cue => ({
      id: '',
      speaker,
      start,
      end: start,
      text,
    }),
  );
  const transcript = { layout: 'name-colon', date: null, durationSeconds: null, leftOut };
  return findDoubts({ file: { text: '', fileName: '' }, transcript, cues, turns: mergeCues(cues) });
};

/** Two people in turn. */
const lines = (count: number, of: (i: number) => Said = () => ({})) =>
  Array.from({ length: count }, (_, i) => ({ speaker: i % 2 ? 'Bo' : 'Ana', ...of(i) }));

test('times on a part of the turns', () => {
  const timed = (from: number) => lines(40, (i) => ({ start: i < from ? i * 5 : null }));
  expect(doubtsOf(timed(28))).toEqual([{ kind: 'some-times', timed: 28, turns: 40 }]);
  expect(doubtsOf(timed(12))).toEqual([{ kind: 'some-times', timed: 12, turns: 40 }]);
  expect(doubtsOf(timed(39))).toEqual([]);
  expect(doubtsOf(timed(0))).toEqual([]);
  // A time now and then is the way of the file.
  expect(doubtsOf(lines(40, (i) => ({ start: i % 6 ? null : i * 5 })))).toEqual([]);
});

test('one speaker of a conversation, or of a room', () => {
  const texts = ['Is it ready for the ship?', 'Yes, it is.', 'Then we load it on Monday.', 'Okay.'];
  const all = (speaker: string, of: (i: number) => string) =>
    Array.from({ length: 60 }, (_, i) => ({ speaker, text: of(i) }));
  const talk = (i: number) => texts[i % 4] ?? '';
  const lecture = () => 'The tide is the rise and fall of the sea, and the moon makes it.';
  const one = { kind: 'one-speaker', turns: 60 };
  expect(doubtsOf(all('Ana Ruiz', talk))).toEqual([
    { ...one, speaker: 'Ana Ruiz', looksLikeRoom: false },
  ]);
  expect(doubtsOf(all('Meeting room Breda', lecture))).toEqual([
    { ...one, speaker: 'Meeting room Breda', looksLikeRoom: true },
  ]);
  expect(doubtsOf(all('Ana Ruiz', lecture))).toEqual([]);
  expect(doubtsOf(all('Ana Ruiz', talk).slice(0, 8))).toEqual([]);
  expect(doubtsOf(all('Ana Ruiz', talk).map((one) => ({ ...one, speaker: null })))).toEqual([]);
});

test('a third of the words without a speaker, beside named ones', () => {
  const unnamed = (from: number) =>
    lines(60, (i) => ({ start: i * 5, ...(i >= from && { speaker: null }) }));
  expect(doubtsOf(unnamed(30))).toEqual([
    {
      kind: 'unattributed',
      share: 0.5,
      from: 150,
      lines: [expect.stringContaining('We load the ship again.')],
    },
  ]);
  expect(doubtsOf(unnamed(45))).toEqual([]);
  expect(doubtsOf(unnamed(0))).toEqual([]);
});

test('many words between the turns', () => {
  const said = lines(40);
  expect(doubtsOf(said, { apart: 300 })).toEqual([{ kind: 'left-out', words: 300, share: 0.6 }]);
  expect(doubtsOf(said, { apart: 120 })).toEqual([]);
  expect(doubtsOf(said, { header: 300 })).toEqual([]);
});
