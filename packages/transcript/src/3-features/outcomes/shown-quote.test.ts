import { expect, test } from 'vitest';
import { shownQuote } from './shown-quote.ts';

test.each([
  ['We ship on Friday.', 'We ship on Friday.'],
  ['Um, okay, so we ship on Friday.', '… so we ship on Friday.'],
  ['Okay.', 'Okay.'],
  ['ER nurses had enough.', 'ER nurses had enough.'],
  [`We ship ${'on '.repeat(42)}Friday.`, `We ship ${'on '.repeat(42)}Friday.`],
  [`We ship ${'on '.repeat(60)}Friday.`, `We ship ${'on '.repeat(43)}…`],
])('%s is shown as %s', (quote, shown) => {
  expect(shownQuote(quote)).toBe(shown);
});
