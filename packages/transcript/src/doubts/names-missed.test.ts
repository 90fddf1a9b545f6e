import { expect, test } from 'vitest';
import { UnreadableTranscriptError } from '../types.ts';
import { namesMissedDoubt } from './names-missed.ts';

const said = 'I think that we should look at the harbour again before Friday';
const names = ['Ana Ruiz', 'Bo Lind', 'Cem'];

const linesOf = (headOf: (name: string, i: number) => string, wraps: boolean) =>
  Array.from(
    { length: 24 },
    (_, i) => `${headOf(names[i % 3] ?? '', i)}${said}${wraps ? `\n${said}\n${said}` : ''}`,
  ).join('\n');
const doubtOf = (text: string, layout = 'plain-text') =>
  namesMissedDoubt({ layout }, { text, fileName: 'meeting.txt' });

test.each<[name: string, headOf: (name: string, i: number) => string]>([
  ['a name and an arrow', (name) => `${name} > `],
  ['a name and a dash', (name) => `${name} — `],
  ['a name and a bar', (name) => `${name} | `],
  ['a name in stars', (name) => `*${name}* `],
  ['a letter', (_, i) => (i % 2 ? 'A. ' : 'Q. ')],
  ['a time in braces', (_, i) => `{00:00:${10 + i}} `],
  ['fields of a table', (name, i) => `${i};${name};`],
])('lines that begin with %s', (_, headOf) => {
  const doubt = doubtOf(linesOf(headOf, true));
  expect(doubt?.lines).toHaveLength(3);
  expect(doubt?.lines[0]).toBe(`${headOf('Ana Ruiz', 0)}${said}`.trim());
  expect(() => doubtOf(linesOf(headOf, false))).toThrow(UnreadableTranscriptError);
});

test('names after the times of lines are missed too', () => {
  const text = linesOf((name, i) => `00:00:${10 + i} ${name} - `, true);
  expect(doubtOf(text, 'timestamp-lines')?.lines[0]).toContain('Ana Ruiz -');
});

test('speech without names is not doubted, nor is a file whose names were read', () => {
  const speech = Array.from({ length: 24 }, (_, i) => `${i % 2 ? 'So. ' : 'Okay, '}${said}.`);
  expect(doubtOf(speech.join('\n'))).toBeNull();
  expect(doubtOf([...speech, 'The point is this: it is late.'].join('\n'))).toBeNull();
  expect(
    doubtOf(
      linesOf((_, i) => `00:00:${10 + i} `, false),
      'timestamp-lines',
    ),
  ).toBeNull();
  expect(
    doubtOf(
      linesOf((name) => `${name} > `, true),
      'name-colon',
    ),
  ).toBeNull();
});
