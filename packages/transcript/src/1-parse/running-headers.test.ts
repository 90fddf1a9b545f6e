import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

const page = (header: string, cut: string, rest: string) =>
  `Ana Ruiz: ${cut}\n\n${header}\n\n${rest}\n\nBo Lind: Yes.\n\n`;
const wordsIn = (text: string) =>
  said(text)
    .filter(([name]) => name === 'Ana Ruiz')
    .map(([, , words]) => words);

test('the title of each page is no word where pages are cut within sentences', () => {
  const text = [
    page('Harbour Board Meeting', 'The crane is stuck and', 'nobody knows why.'),
    page('Harbour Board Meeting', 'It was so in May.', 'We call the port.'),
    page('Harbour Board Meeting', 'We order', 'a new one.'),
  ].join('');
  expect(wordsIn(text)).toEqual([
    'The crane is stuck and nobody knows why.',
    'It was so in May. We call the port.',
    'We order a new one.',
  ]);
});

test('words that somebody repeats between whole sentences stay', () => {
  const text = page('Bravo Harbour Board', 'It is done.', 'We call the port.').repeat(3);
  expect(wordsIn(text)[0]).toBe('It is done. Bravo Harbour Board We call the port.');
});
