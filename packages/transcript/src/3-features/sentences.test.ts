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

  test.each([
    'Wir treffen uns am 25. Mai und am 6. und 7. Juni.',
    'Ich rufe die 6. Sitzung vom 5., 6. und 7. Mai auf.',
    'Das ist z. B. der Hafen, vgl. Art. 5 Abs. 2 und u. a. Nr. 3, d. h. alles.',
    'Das ist z.B. der Hafen, d.h. alles, i.d.R. auch ca. 5 Mio. Euro.',
    'Frau Dr. Weber und Hr. Lind sind evtl. bzw. ggf. da.',
    '6. Sitzung des Ausschusses.',
    'M. Dupont et Mme Ruiz, cf. art. 5, vont p. ex. au port.',
    'El Sr. Ruiz y la Sra. Vo, p. ej. en la pág. 5, de EE. UU. y Ud. también.',
    'Il sig. Rossi e il dott. Verdi, p. es. a pag. 5 e ad es. oggi.',
    'A Dra. Vo e os Srs. Lima, p. ex. na pág. 5, com V. Exa. aqui.',
    'Dhr. Vos en mevr. Bos, d.w.z. bijv. op blz. 5 en m.a.w. nr. 3.',
    'DAS IST Z.B. DER HAFEN, VGL. NR. 3, AM 25. MAI, D.H. ALLES.',
    'The U.S. army came at 5 p.m. and left, see Sept. 3 and p. 12.',
  ])('%j is one sentence', (text) => {
    expect(texts(text)).toEqual([text]);
  });

  test.each([
    ['Wir sind das Europa der 27.', 'Das sind wir.'],
    ['I am 25.', 'Then we left.'],
    ['We left at 5 p.m.', 'Then we came.'],
    ['They live in the U.S.', 'We do not.'],
    ['Das mag ich.', 'Dann gehen wir.'],
    ['Vamos a ir.', 'Luego volvemos.'],
    ['Er ging am Montag.', 'Danach kam Bo.'],
    ['This is art.', 'That is not.'],
    ['WE SHIP IN MAY 2025.', 'THEN WE REST.'],
    ['it fits 60.', 'bringing that'],
    ['I am off the bus in 3.', 'someone open the door'],
    ['so we begin at five a.m.', 'bed one is fine'],
    ['1.', 'The plan is old.'],
  ])('%j and %j are two', (first, second) => {
    expect(texts(`${first} ${second}`)).toEqual([first, second]);
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
