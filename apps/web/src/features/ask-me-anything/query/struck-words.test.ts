import { expect, test } from 'vitest';
import { inQuotationMarks, struckParts } from './struck-words.ts';

const marked = (question: string, unused: string[]) =>
  struckParts(question, unused)
    .map(({ text, isUnused }) => (isUnused ? `[${text}]` : text))
    .join('');

test('strikes the words that are not used, as whole words, wherever they stand', () => {
  expect(marked('How many urgent actions are open?', ['urgent'])).toBe(
    'How many [urgent] actions are open?',
  );
  expect(marked('urgently: urgent, big ones', ['big', 'urgent'])).toBe(
    'urgently: [urgent], [big] ones',
  );
  expect(marked('Big?', ['Big', 'missing', ''])).toBe('[Big]?');
  expect(marked('more than ten people', ['more than ten', 'ten people'])).toBe(
    '[more than ten] people',
  );
});

test('lists words in quotation marks', () => {
  expect(inQuotationMarks(['urgent', 'big'])).toBe('“urgent” and “big”');
});
