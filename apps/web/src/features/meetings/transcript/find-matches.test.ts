import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, foldTexts } from './find-matches.ts';

const found = (text: string, search: string) =>
  findMatches(foldTexts([{ position: 0, text }]), search).map(({ from, to }) =>
    text.slice(from, to),
  );

describe('searching the transcript', () => {
  it.each([
    ['We quoted three quotes.', 'quote', ['quote', 'quote']],
    ['The old Price Book and a quote', 'quote, price book', ['Price Book', 'quote']],
    ['Tomás asked TOMAS', 'tomas', ['Tomás', 'TOMAS']],
    ['Tomas asked', 'TOMÁS', ['Tomas']],
    ['price book', 'price, price book', ['price book']],
    ['Nothing here', ' , ', []],
    ['👍 Fine by me', 'fine', ['Fine']],
    ['Größe und GRÖSSE', 'größe', ['Größe', 'GRÖSSE']],
    ['The people of Ærø and Łódź', 'aero, lodz', ['Ærø', 'Łódź']],
    ['Ærø', 'a', ['Æ']],
  ])('in "%s" for "%s" finds %j', (text, search, words) => {
    expect(found(text, search)).toEqual(words);
  });

  it('finds every word at its position, in order and without overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.nat(5),
        (words, pick) => {
          const word = words[pick % words.length]?.replaceAll(',', '').trim() ?? '';
          // A single combining accent folds to an empty text, which has no match.
          fc.pre(/[\p{L}\p{N}]/u.test(word));
          const text = words.join(' ').replaceAll(',', '');
          const matches = findMatches(foldTexts([{ position: 0, text }]), word);
          expect(matches.length).toBeGreaterThan(0);
          let end = 0;
          for (const { from, to } of matches) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            end = to;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
