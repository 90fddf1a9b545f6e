import { expect, test } from 'vitest';
import { cutToThing, lastSentenceOf, leadingTo } from './cut-to-thing.ts';

test('a thing is spelled as in the turn, in its longest sentence', () => {
  const text = "In LexVault. I log in to LexVault's portal with my own phone. Why?";
  expect(cutToThing(text, 'lexvault')).toEqual({
    label: 'LexVault',
    sentence: "I log in to LexVault's portal with my own phone.",
  });
  expect(cutToThing('We keep the two exceptions sheets.', 'exception sheet')?.label).toBe(
    'Exceptions sheets',
  );
  expect(cutToThing('We keep a sheet.', 'exception sheet')).toBeNull();
});

test.each([
  ['It is mine. I keep it.', 'It is mine.', null],
  ['No. It is on my laptop.', 'It is on my laptop.', null],
  [
    'They send me a photo of it. I will be done by Friday.',
    'I will be done by Friday.',
    'They send me a photo of it.',
  ],
  ['It is mine.', 'Something else that was said.', ''],
])('before a sentence of ‘%s’', (text, sentence, before) => {
  expect(leadingTo(text, sentence)).toBe(before);
});

test('the last sentence is not cut in the middle; of a long one the end is kept', () => {
  expect(lastSentenceOf('Thank you for that. Who has the keys to it?')).toBe(
    'Who has the keys to it?',
  );
  expect(lastSentenceOf('Who has the keys? Right.')).toBe('Who has the keys? Right.');
  const shown = lastSentenceOf(`${'long words '.repeat(25)}and the end?`);
  expect(shown).toMatch(/^… \w.*and the end\?$/);
  expect(shown.length).toBeLessThanOrEqual(142);
});
