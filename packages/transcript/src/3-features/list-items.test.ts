import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const piecesOf = (text: string) => sentencesOf(text).map(({ text: piece }) => piece);

test.each<[string, string[]]>([
  [
    'The plan is as follows: 1. Close the north gate 2. Move the depot for Q2 3. Sort the keys',
    [
      'The plan is as follows:',
      '1. Close the north gate',
      '2. Move the depot for Q2',
      '3. Sort the keys',
    ],
  ],
  [
    "For May: 1) Bo to call the mill 2) I'll write it down Any questions before we end?",
    ['For May:', '1) Bo to call the mill', "2) I'll write it down", 'Any questions before we end?'],
  ],
  [
    'We do two things: - Close the gate. - Move the depot. That is all.',
    ['We do two things:', '- Close the gate.', '- Move the depot.', 'That is all.'],
  ],
  [
    'For May: - Bo: call the mill - Cleo: sort the keys The main risk is the frost. Good.',
    [
      'For May:',
      '- Bo: call the mill',
      '- Cleo: sort the keys',
      'The main risk is the frost.',
      'Good.',
    ],
  ],
  // Neither numbers in a sentence nor dashes between words are lists.
  ['It grew by 2. Nobody knows why.', ['It grew by 2.', 'Nobody knows why.']],
  ['The gate - Bo told us - is closed.', ['The gate - Bo told us - is closed.']],
  ['We saw: - One thing alone', ['We saw: - One thing alone']],
])('%s', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('the pieces joined by spaces are the text', () => {
  const word = fc.constantFrom('1.', '2.', '3)', '-', '•', 'Gate', 'depot.', 'Any', 'list:', 'x');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const text = words.join(' ');
      expect(piecesOf(text).join(' ')).toBe(text);
    }),
  );
});
