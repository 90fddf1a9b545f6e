import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markedParts, spanOf } from './marked-parts.ts';

it('marks the quoted words and the matches, also where they overlap', () => {
  const text = 'One price. Every quote counts.';
  const parts = markedParts(text, spanOf('Every quote counts.', text), [
    { from: 4, to: 9 },
    { from: 17, to: 22 },
  ]);
  expect(parts.map(({ text, isQuoted, match }) => [text, isQuoted, match])).toEqual([
    ['One ', false, null],
    ['price', false, 0],
    ['. ', false, null],
    ['Every ', true, null],
    ['quote', true, 1],
    [' counts.', true, null],
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
    fc.property(fc.string({ maxLength: 40 }), span, fc.array(span), (text, quote, matches) => {
      const parts = markedParts(text, quote, matches);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
