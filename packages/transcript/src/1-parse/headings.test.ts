import { expect, test } from 'vitest';
import { mergeCues } from '../2-turns/merge-cues.ts';
import { headingOf } from './headings.ts';
import { readTranscript } from './read-transcript.ts';

test.each([
  ['## Unit conversion for Stage 1', 'Unit conversion for Stage 1'],
  ['### [Memory control](https://example.org/memory) (Ana Berg)', 'Memory control (Ana Berg)'],
  ['# `Object.keys` and *more* ##', 'Object.keys and more'],
  ['**Part two**', 'Part two'],
  ['## 12', null],
  ['#hashtag', null],
  ['We said ## that', null],
])('%s is read as the heading %s', (line, heading) => {
  expect(headingOf(line)).toBe(heading);
});

const headingsIn = (text: string) =>
  mergeCues(readTranscript({ text, fileName: 'meeting.md' }).cues).map(({ heading }) => heading);

test('a heading belongs to the turn below it, and only the last of several headings counts', () => {
  expect(
    headingsIn(
      '# Weekly\n\n## Harbour\n\nAna Berg: The crane is old.\n\nBo Lund: It is.\n\n## Canteen\n\nAna Berg: The stove is new.\n',
    ),
  ).toEqual(['Harbour', undefined, 'Canteen']);
});

test('in a text without names, a heading begins a turn and is left out of the words', () => {
  const words =
    'We have the old crane in the harbour and I think that you know it well, so we need a new one before the storms of the autumn come to us.';
  const text = `## Harbour\n\n${words}\n\n## Canteen\n\n${words}\n`;
  expect(headingsIn(text)).toEqual(['Harbour', 'Canteen']);
  const { cues, leftOut } = readTranscript({ text, fileName: 'meeting.md' });
  expect(cues.map((cue) => cue.text)).toEqual([words, words]);
  expect(leftOut).toEqual({ header: 2, apart: 2 });
});
