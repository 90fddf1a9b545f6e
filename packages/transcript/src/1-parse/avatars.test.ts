import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

const turns = [
  ['Ana Ruiz', 3, 'Shall we start with the budget?'],
  ['Bo van Lind', 12, 'Yes, we have half an hour.'],
  ['Ana Ruiz', 21, 'It is over by ten percent.'],
];
const pageOf = (between: string) =>
  [
    ['AR', 'Ana Ruiz', '0:03', 'Shall we start with the budget?'],
    ['BL', 'Bo van Lind', '0:12', 'Yes, we have half an hour.'],
    ['AR', 'Ana Ruiz', '0:21', 'It is over by ten percent.'],
  ]
    .map(([letters, ...rest]) => `${letters}\n\n${rest.join(between)}`)
    .join('\n\n');

test.each([
  ['name, time and words below each other', '\n'],
  ['the same with blank lines', '\n\n'],
])('initials in place of pictures are no words: %s', (_, between) => {
  expect(said(pageOf(between))).toEqual(turns);
  expect(read(pageOf(between)).title).toBeNull();
});

test('letters above somebody else are words', () => {
  const text = pageOf('\n').replaceAll('AR\n', 'OK\n').replaceAll('BL\n', 'OK\n');
  expect(
    said(text)
      .map(([, , words]) => words)
      .join(' '),
  ).toContain('OK');
});
