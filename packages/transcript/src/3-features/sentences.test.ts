import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('sentences', () => {
  test.each([
    ['We ship. Then we rest!', ['We ship.', 'Then we rest!']],
    ['Dr. Lee met Mr. Poe. They talked.', ['Dr. Lee met Mr. Poe.', 'They talked.']],
    ['It costs 3.5 euros. Fine?', ['It costs 3.5 euros.', 'Fine?']],
    ['He said "stop." Then left.', ['He said "stop."', 'Then left.']],
    ['no full stop', ['no full stop']],
    ['We  ship.\n\nThen\t we rest!', ['We ship.', 'Then we rest!']],
    ['They said no... Then they left.', ['They said no...', 'Then they left.']],
    ['  ', []],
  ])('%j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test('text without full stops is cut into pieces that are marked as not whole', () => {
    const running = Array.from({ length: 75 }, (_, at) => `word${at}`).join(' ');
    const pieces = sentencesOf(running);
    expect(pieces.map(({ tokens }) => tokens.length)).toEqual([30, 30, 15]);
    expect(pieces.every(({ whole }) => !whole)).toBe(true);
  });

  test.each([
    [60, [60], true],
    [61, [30, 30, 1], false],
    [90, [30, 30, 30], false],
  ])('of %i words without a full stop', (words, pieces, whole) => {
    const cut = sentencesOf(Array(words).fill('word').join(' '));
    expect(cut.map(({ tokens }) => tokens.length)).toEqual(pieces);
    expect(cut.every((piece) => piece.whole === whole)).toBe(true);
  });

  test('a million dots are read as one sentence, in linear time', () => {
    expect(sentencesOf('.'.repeat(1_000_000))).toHaveLength(1);
  });

  test('no word is lost, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(texts(text).join(' ')).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});
