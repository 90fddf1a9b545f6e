import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markedParts, spanOf } from './marked-parts.ts';

it('marks the quoted words and the matches, also where they overlap', () => {
  const text = 'One price. Every quote counts.';
  const parts = markedParts(text, {
    quote: spanOf('Every quote counts.', text),
    matches: [
      { from: 4, to: 9 },
      { from: 17, to: 22 },
    ],
  });
  expect(parts.map(({ text, isQuoted, match }) => [text, isQuoted, match])).toEqual([
    ['One ', false, null],
    ['price', false, 0],
    ['. ', false, null],
    ['Every ', true, null],
    ['quote', true, 1],
    [' counts.', true, null],
  ]);
});

it('marks corrected words at their end, and what is heard', () => {
  const parts = markedParts('We open in May.', {
    quote: null,
    matches: [],
    corrected: [{ from: 3, to: 7 }],
    heard: { from: 0, to: 7 },
  });
  expect(parts.map(({ text, isHeard, correctedEnd }) => [text, isHeard, correctedEnd])).toEqual([
    ['We ', true, null],
    ['open', true, 0],
    [' in May.', false, null],
  ]);
});

it('quotes nothing if the text no longer contains the words', () => {
  expect(spanOf('What was said', 'something else')).toBeNull();
});

it('loses no character', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({
    from: Math.min(a, b),
    to: Math.max(a, b),
  }));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), span, fc.array(span), (text, quote, spans) => {
      const parts = markedParts(text, { quote, matches: spans, corrected: spans, heard: quote });
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
