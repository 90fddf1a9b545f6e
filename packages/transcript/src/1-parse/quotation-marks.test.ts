import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

const turns = [
  ['Ana', null, 'Shall we start with the budget?'],
  ['Bo', null, 'Yes, we have half an hour.'],
  ['Ana', null, 'It is over by ten percent.'],
];
const written = (line: (name: string, words: string) => string) =>
  turns.map(([name, , words]) => line(`${name}`, `${words}`)).join('\n');

test.each([
  ['the words', written((name, words) => `${name}: "${words}"`)],
  ['the words, in rounded marks with blanks', written((name, words) => `${name}: “ ${words} ”`)],
  ['the words, in German marks', written((name, words) => `${name}: „${words}“`)],
  ['the lines', written((name, words) => `"${name}: ${words}"`)],
])('marks around %s are left out', (_, text) => {
  expect(said(text)).toEqual(turns);
});

test('who quotes somebody keeps the marks', () => {
  const text = `${written((name, words) => `${name}: ${words}`)}\nBo: "We are late."`;
  expect(said(text).at(-1)).toEqual(['Bo', null, '"We are late."']);
});
