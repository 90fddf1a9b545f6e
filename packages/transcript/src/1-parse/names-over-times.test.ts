import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

const turns = [
  ['Speaker 1', 3, 'Shall we start with the budget? We have half an hour.'],
  ['Speaker 2', 12, 'It is over by ten percent.'],
  ['Speaker 1', 21, 'Then we cut travel.'],
];
const timed = (head: (n: number) => string, line: (time: string, words: string) => string) =>
  [
    head(1),
    line('00:03', 'Shall we start with the budget?'),
    line('00:09', 'We have half an hour.'),
    '',
    head(2),
    line('00:12', 'It is over by ten percent.'),
    '',
    head(1),
    line('00:21', 'Then we cut travel.'),
  ].join('\n');

test.each([
  [
    'rules',
    timed(
      (n) => `--- Speaker ${n} ---`,
      (time, words) => `  [${time} - ${time}] ${words}`,
    ),
  ],
  [
    'a colon',
    timed(
      (n) => `Speaker ${n}:`,
      (time, words) => `${time} ${words}`,
    ),
  ],
  [
    'the marks of Markdown and a span',
    timed(
      (n) => `### 🔵 Speaker ${n} &nbsp;•&nbsp; \`00:03 – 00:21\`\n`,
      (time, words) => `**\`${time}\`** — ${words}\n`,
    ),
  ],
])('a name with %s speaks the timed lines below it', (_, text) => {
  expect(said(text)).toEqual(turns);
});

test('one numbered speaker is enough', () => {
  const text = '--- Speaker 1 ---\n[00:03] We begin.\n[00:09] We have time.\n[00:12] So.';
  expect(said(text)).toEqual([['Speaker 1', 3, 'We begin. We have time. So.']]);
});

test('a line above a video’s text is no name', () => {
  const text =
    'Harbour Tour\n0:03 We begin at the pier.\n0:09 The crane is old.\n0:15 It still works.';
  expect(said(text).map(([speaker]) => speaker)).toEqual([null]);
  expect(read(text).title).toBe('Harbour Tour');
});

test('what a tool writes between rules is no speech and states the day', () => {
  const text =
    '=== Session began at: 2025-06-02 16:58:57 ===\n[16:58:57] We begin.\n[16:59:05] We have time.\n\n=== Session ended at: 2025-06-02 17:01:49 ===';
  expect(said(text)).toEqual([[null, 0, 'We begin. We have time.']]);
  expect(read(text).date).toBe('2025-06-02');
});
