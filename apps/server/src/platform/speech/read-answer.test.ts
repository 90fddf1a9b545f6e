import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const said = (...segments: object[]) => JSON.stringify({ language: 'english', segments });

test.each<[string, string, object[]]>([
  [
    'speakers',
    said(
      { start: 0, end: 2.5, text: ' Hello. ', speaker: 'A' },
      { start: 2.5, end: 4, text: 'Hi', speaker: 1 },
    ),
    [
      { from: 0, to: 2.5, text: 'Hello.', speaker: 'A' },
      { from: 2.5, to: 4, text: 'Hi', speaker: '1' },
    ],
  ],
  [
    'no speakers',
    said(
      { start: 0, end: 2, text: 'Hello', speaker: null },
      { start: 2, end: 3, text: 'Hi', speaker: ' ' },
      { start: 3, end: 4, text: 'So', speaker: 'SPEAKER_UNKNOWN' },
    ),
    [
      { from: 0, to: 2, text: 'Hello' },
      { from: 2, to: 3, text: 'Hi' },
      { from: 3, to: 4, text: 'So' },
    ],
  ],
  [
    'times that go backwards',
    said({ start: 5, end: 7, text: 'One' }, { start: 2, end: 1, text: 'Two' }),
    [
      { from: 5, to: 7, text: 'One' },
      { from: 5, to: 5, text: 'Two' },
    ],
  ],
  [
    'times outside of the part',
    said({ start: -3, end: 2, text: 'One' }, { start: 59, end: 999, text: 'Two' }),
    [
      { from: 0, to: 2, text: 'One' },
      { from: 59, to: 60, text: 'Two' },
    ],
  ],
  [
    'missing times',
    said(
      { start: 1, end: 2, text: 'One' },
      { text: 'Two' },
      { start: null, end: 'soon', text: 'Three' },
    ),
    [
      { from: 1, to: 2, text: 'One' },
      { from: 2, to: 2, text: 'Two' },
      { from: 2, to: 2, text: 'Three' },
    ],
  ],
  [
    'times as texts',
    said({ start: '1.5', end: '2', text: 'One' }),
    [{ from: 1.5, to: 2, text: 'One' }],
  ],
  [
    'numbers that JSON does not have',
    '{"segments":[{"start":NaN,"end":-Infinity,"text":"One"},{"start":3,"end":4,"text":"Two"}]}',
    [
      { from: 0, to: 0, text: 'One' },
      { from: 3, to: 4, text: 'Two' },
    ],
  ],
  [
    'words without times',
    '{"text":"Hello everybody."}',
    [{ from: 0, to: 60, text: 'Hello everybody.' }],
  ],
  [
    'empty segments, and markup',
    said(
      { start: 0, end: 1, text: '  \n ' },
      { start: 1, end: 2, text: 'a\n<b>', speaker: '<v A>' },
    ),
    [{ from: 1, to: 2, text: 'a <b>', speaker: 'v A' }],
  ],
  [
    'WebVTT',
    '\uFEFFWEBVTT\n\nNOTE made by hand\n\n1\n00:01.000 --> 00:02.500\n<v Anna Berg>Good &amp; fine</v>\n\n00:00:03,000 --> 00:00:04,000 align:start\n<i>Yes</i>\nindeed\n',
    [
      { from: 1, to: 2.5, text: 'Good & fine', speaker: 'Anna Berg' },
      { from: 3, to: 4, text: 'Yes indeed' },
    ],
  ],
  ['WebVTT in which nobody speaks', 'WEBVTT\n', []],
  ['silence', '{"text":"","segments":[]}', []],
])('%s', (_, answer, expected) => {
  expect(readAnswer(answer, 60).segments).toEqual(expected);
});

test.each(['<html></html>', '', '[]', '{"segments":{}}', 'null', '{"segments":[{"start":0}]}'])(
  '%j is no transcript',
  (answer) => {
    expect(() => readAnswer(answer, 60)).toThrow('none of the three forms');
  },
);

test.each([
  ['english', 'en'],
  ['German', 'de'],
  ['pt-BR', 'pt'],
  ['fr', 'fr'],
  ['klingon', null],
  ['', null],
])('language %j is %j', (language, code) => {
  expect(readAnswer(JSON.stringify({ language, text: 'a' }), 1).language).toBe(code);
});

test('nothing but words, times and labels is read', () => {
  const { segments } = readAnswer(
    said({ start: 0, end: 1, text: 'a', speaker: 'A', pitch: 180, avg_logprob: -0.2, tokens: [1] }),
    1,
  );
  expect(segments.map((segment) => Object.keys(segment))).toEqual([
    ['from', 'to', 'text', 'speaker'],
  ]);
});
