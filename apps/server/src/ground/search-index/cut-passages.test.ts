import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPassages, passageWords } from './cut-passages.ts';

const said = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');
const turn = (position: number, text: string, participantId: string | null = 'anna') => ({
  position,
  participantId,
  start: position * 10,
  text,
});
const sizes = (passages: ReturnType<typeof cutPassages>) =>
  passages.map(({ words }) => words.trim().split(/\s+/).length);

test('short turns are joined, and a passage ends with the turn that reaches 60 words', () => {
  const turns = [turn(0, said(30)), turn(1, said(20), 'tom'), turn(2, said(25)), turn(3, said(5))];
  expect(cutPassages(turns)).toMatchObject([
    { firstTurn: 0, lastTurn: 2, lastChar: null, start: 0, speakers: ['anna', 'tom'] },
    { firstTurn: 3, lastTurn: 3, lastChar: null, start: 30, speakers: ['anna'] },
  ]);
});

test('a long turn is cut after a sentence, or else at 150 words', () => {
  const sentences = `${said(99)} end. ${said(40)}`;
  const [first, second] = cutPassages([turn(0, sentences)]);
  expect(sizes([first, second].flatMap((one) => one ?? []))).toEqual([100, 40]);
  expect(sentences.slice(0, first?.lastChar ?? 0)).toMatch(/end\.$/);
  expect(second).toMatchObject({ firstChar: first?.lastChar, lastChar: null });
  expect(sizes(cutPassages([turn(0, said(400))]))).toEqual([150, 150, 100]);
});

test('no passage crosses the beginning of a chapter', () => {
  const turns = [turn(0, said(20)), turn(1, said(20)), turn(2, said(20))];
  expect(cutPassages(turns, new Set([0, 1]))).toMatchObject([
    { firstTurn: 0, lastTurn: 0 },
    { firstTurn: 1, lastTurn: 2 },
  ]);
});

test('positions are counted in code points', () => {
  const [first, second] = cutPassages([turn(0, said(160, '😀'))]);
  expect([first?.lastChar, second?.firstChar]).toEqual([299, 299]);
});

test('a text without spaces is cut too, and silence makes no passage', () => {
  expect(cutPassages([turn(0, '言'.repeat(40 * 200))])).toHaveLength(2);
  expect(cutPassages([turn(0, ''), turn(1, '  ')])).toEqual([]);
});

const anyTurns = fc
  .array(fc.array(fc.stringMatching(/^[\w.?!😀é]{1,50}$/u), { maxLength: 300 }), { maxLength: 12 })
  .map((texts) => texts.map((words, position) => turn(position, words.join(' '))));

test('passages contain every word once, in order, within their size', () => {
  fc.assert(
    fc.property(anyTurns, fc.uniqueArray(fc.nat(11)), (turns, starts) => {
      const chapters = new Set(starts);
      const passages = cutPassages(turns, chapters);
      const textOf = ({ firstTurn, firstChar, lastTurn, lastChar }: (typeof passages)[number]) =>
        turns
          .slice(firstTurn, lastTurn + 1)
          .map(({ position, text }) =>
            Array.from(text)
              .slice(
                position === firstTurn ? firstChar : 0,
                position === lastTurn && lastChar !== null ? lastChar : undefined,
              )
              .join(''),
          )
          .join('');
      const all = (text: string) => text.replace(/\s/g, '');
      expect(all(passages.map(textOf).join(''))).toBe(all(turns.map(({ text }) => text).join('')));
      for (const passage of passages) {
        const words = [...textOf(passage).matchAll(/\S{1,40}/gu)].length;
        expect(words).toBeLessThanOrEqual(passageWords.most + passage.lastTurn - passage.firstTurn);
        for (const start of chapters)
          expect(passage.firstTurn < start && start <= passage.lastTurn).toBe(false);
      }
    }),
  );
});
