import { expect, test } from 'vitest';
import { peopleIn } from './people.ts';
import { mentions } from './phrase.ts';
import { properNames } from './proper-names.ts';
import { readQuestion } from './read-question.ts';
import { withWordOfName, wordOfName } from './word-of-name.ts';

test.each([
  ['How often was Marston Foods mentioned?', ['Marston Foods']],
  ['Marston Foods and Halden Flowers', ['Marston Foods', 'Halden Flowers']],
  ['Which audits of Trail of Bits are there?', ['Trail of Bits']],
  ['What is new in Console 4?', ['Console 4']],
  ['Decisions Marston made', []],
  ['How Often Was the New Depot Named in Sales Calls Today', []],
])('names in: %s', (text, names) => {
  expect(properNames(text)).toEqual(names);
});

test.each([
  ['Marston Foods', 'Marston'],
  ['Clear Pricing', undefined],
  ['Console 4', undefined],
  ['Peter Hallam', undefined],
  ['marston foods', undefined],
  ['Marston Foods export', undefined],
])('the word that may stand for %s is %s', (name, word) => {
  expect(wordOfName(name)).toBe(word);
});

const question = {
  ...readQuestion('', { people: [], series: [], today: '2026-11-26' }),
  phrase: ['marston', 'food'],
  alone: 'Marston',
};
test.each([
  ['is always a name', ['We called Marston.', 'Marston Foods said yes.'], 'Marston'],
  ['begins sentences only', ['Marston said yes.', 'Marston is late.'], undefined],
  ['is a word, too', ['We called Marston.', 'The marston is red.'], undefined],
  ['begins another name', ['We called Marston.', 'We met Marston Lane.'], undefined],
])('a word stands for a name where it %s', (_, texts, word) => {
  expect(withWordOfName(question, texts).alone).toBe(word);
});

test.each([
  ['Marston want it', true],
  ['marston foods want it', true],
  ['marston want it', false],
  ['There is food at Marstons', false],
])('“%s” mentions Marston Foods: %s', (text, is) => {
  expect(mentions(text, ['marston', 'food'], 'Marston')).toBe(is);
});

test('a company behind a name names nobody', () => {
  const known = [{ name: 'Peter Hallam (Marston Foods)' }];
  expect(peopleIn('What was decided about Marston Foods?', known)).toEqual([]);
  expect(peopleIn('What did Peter Hallam say?', known)).toEqual(known.map(({ name }) => name));
});
