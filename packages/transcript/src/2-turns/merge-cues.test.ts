import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from '../1-parse/word-count.ts';
import type { Cue } from '../types.ts';
import { mergeCues } from './merge-cues.ts';

const cue = (
  speaker: string | null,
  text: string,
  start: number | null = null,
  end: number | null = null,
): Cue => ({
  id: '',
  speaker,
  text,
  start,
  end,
});

test('consecutive cues of one speaker are joined, in the order of the file', () => {
  const turns = mergeCues([
    cue('Ana', 'Good', 5, 6),
    cue('Ana ', 'morning.', 6, 9),
    cue('Bo', 'Hi.', 8, 8.5),
    cue('Ana', '', 9, 10),
    cue('Ana', 'So.', 4, 7),
  ]);
  expect(turns).toEqual([
    { index: 0, speaker: 'Ana', start: 5, end: 9, text: 'Good morning.', words: 2, cueEnds: [1] },
    { index: 1, speaker: 'Bo', start: 8, end: 8.5, text: 'Hi.', words: 1, cueEnds: [] },
    { index: 2, speaker: 'Ana', start: 4, end: 7, text: 'So.', words: 1, cueEnds: [] },
  ]);
});

test('a turn starts with its first timed cue and ends with the latest end', () => {
  const [turn] = mergeCues([
    cue('Ana', 'Good'),
    cue('Ana', 'morning', 5, 9),
    cue('Ana', 'to', 6, 8),
    cue('Ana', 'all.'),
  ]);
  expect(turn).toMatchObject({ start: 5, end: 9 });
});

test('words without a speaker are cut at marked changes, or else into passages of about a minute', () => {
  const changes = { ...cue(null, 'Yes.'), speakerChanges: true as const };
  expect(
    mergeCues([cue(null, 'Ready?'), changes, cue(null, 'Go on.')]).map((turn) => turn.text),
  ).toEqual(['Ready?', 'Yes. Go on.']);
  const talk = Array.from({ length: 100 }, () =>
    cue(null, 'We said ten words here and that was all now.'),
  );
  const passages = mergeCues(talk);
  expect(passages.length).toBeGreaterThan(3);
  expect(Math.max(...passages.map((turn) => turn.words))).toBeLessThanOrEqual(160);
});

test('a turn of hours is cut without losing words', () => {
  const said = 'a'.repeat(20_000);
  const turns = mergeCues(Array.from({ length: 12 }, () => cue('Ana', said)));
  expect(turns.map(({ speaker, words }) => [speaker, words])).toEqual([
    ['Ana', 5],
    ['Ana', 5],
    ['Ana', 2],
  ]);
});

test('every word is kept once, and no speaker has two turns in a row', () => {
  const speaker = fc.constantFrom('Ana', 'Bo', 'Chidi');
  const cues = fc.array(
    fc.tuple(speaker, fc.stringMatching(/^[a-z ]{0,30}$/)).map(([name, text]) => cue(name, text)),
  );
  fc.assert(
    fc.property(cues, (list) => {
      const turns = mergeCues(list);
      const words = turns.map((turn) => turn.text).join(' ');
      expect(words.match(/\S+/g) ?? []).toEqual(
        list
          .map(({ text }) => text)
          .join(' ')
          .match(/\S+/g) ?? [],
      );
      expect(turns.every((turn, i) => turn.speaker !== turns[i - 1]?.speaker)).toBe(true);
      expect(
        turns.every((turn, i) => turn.index === i && turn.words === countWords(turn.text)),
      ).toBe(true);
    }),
  );
});
