import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { phraseWeights } from './phrase-weights.ts';
import { quotableSentences } from './quotable.ts';
import { termKey, termKeys } from './term-key.ts';
import { termWeights } from './term-weights.ts';

describe('the forms of a word', () => {
  test.each([
    ['decided', 'decides'],
    ['planned', 'plans'],
    ['meetings', 'meeting'],
    ['budgets', 'budget'],
    ['policies', 'policy'],
    ["customer's", 'customers'],
  ])('%s and %s are one term', (one, other) => {
    expect(termKey(one)).toBe(termKey(other));
  });

  test.each([
    ['price', 'prices', 'prize'],
    ['bring', 'brings', 'bed'],
    ['need', 'needs', 'ne'],
  ])('%s is %s and not %s', (one, same, other) => {
    expect(termKey(one)).toBe(termKey(same));
    expect(termKey(one)).not.toBe(termKey(other));
  });

  test('fillers are no terms, and pairs ignore them', () => {
    expect(termKeys(['the', 'um', 'budget'])).toEqual(['the', 'budget', 'the budget']);
  });
});

describe('the weight of a term', () => {
  const script = `
    Ana: The nightly backup takes all the memory of the payment service.
    Bo: The payment service needs all its memory when the nightly backup begins.
    Cleo: The caterer for the summer party needs the number of vegetarian guests.
    Ana: The payment service and the nightly backup have to run on other servers.`;
  const weightOf = (words: string) => {
    const talk = talkFrom(script);
    const key = words.split(' ').map(termKey).join(' ');
    return termWeights(talk, quotableSentences(talk)).get(key) ?? 0;
  };

  test('grows with the number of speakers', () => {
    expect(weightOf('payment')).toBeGreaterThan(weightOf('caterer'));
    expect(weightOf('nightly backup')).toBeGreaterThan(weightOf('vegetarian'));
  });

  test('a pair said once has no weight', () => {
    expect(weightOf('summer party')).toBe(0);
  });

  test('is a finite number for any talk', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 12 }), (lines) => {
        const said = talkFrom(lines.map((line) => `Ana: ${line}`).join('\n'));
        for (const weight of termWeights(said, quotableSentences(said)).values()) {
          expect(weight).toBeGreaterThanOrEqual(0);
          expect(weight).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test('shared phrases must have been said more than once', () => {
    const talk = talkFrom(script);
    const phrases = phraseWeights(quotableSentences(talk), talk.turns.length);
    expect(phrases.get('nightly backup')).toBeGreaterThan(0);
    expect(phrases.has('caterer')).toBe(false);
  });
});
