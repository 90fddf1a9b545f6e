import { expect, it } from 'vitest';
import { changedWords, newTerm } from './changed-words.ts';

const before = 'Good morning. We open Larkfeld in March. “Really?” Yes.';

it.each<[string, string, ReturnType<typeof changedWords>]>([
  [
    'a word',
    before.replace('Larkfeld', 'Larkfield'),
    { at: 14, text: 'We open Larkfeld in March.', words: 'We open Larkfield in March.' },
  ],
  [
    'the first word',
    before.replace('Good', 'A good'),
    { at: 0, text: 'Good morning.', words: 'A good morning.' },
  ],
  ['the last word', before.replace('Yes.', 'No.'), { at: 51, text: 'Yes.', words: 'No.' }],
  [
    'the end without a full stop',
    `${before} So it is`,
    { at: 51, text: 'Yes.', words: 'Yes. So it is' },
  ],
  [
    'two sentences',
    before.replace('morning. We open', 'evening. We close'),
    { at: 0, text: before.slice(0, 40), words: 'Good evening. We close Larkfeld in March.' },
  ],
  [
    'a removed sentence',
    before.replace('We open Larkfeld in March. ', ''),
    { at: 14, text: 'We open Larkfeld in March.', words: '' },
  ],
  ['white space', `  ${before.replace(' We', '\n We')}`, null],
])('an edit of %s changes whole sentences', (_, edited, changed) => {
  const found = changedWords(before, edited);
  expect(found).toEqual(changed);
  if (found && found.words !== '')
    expect(before.slice(found.at, found.at + found.text.length)).toBe(found.text);
});

it.each([
  ['We open Larkfeld.', 'We open Larkfield.', 'Larkfield'],
  ['We ask harbor and finch.', 'We ask Harbour & Finch.', 'Harbour & Finch'],
  ['The move of it.', 'The Larkfield move of it.', 'Larkfield'],
  ['We open it.', 'We close it.', undefined],
  ['so it is.', 'So it is.', undefined],
])('of %j and %j the new term is found', (text, words, term) => {
  expect(newTerm({ at: 0, text, words })).toBe(term);
});
