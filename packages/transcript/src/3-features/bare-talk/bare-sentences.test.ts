import fc from 'fast-check';
import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { isQuestion } from '../questions.ts';
import { bareSentences, isBareTalk } from './bare-sentences.ts';

const talk = `
  Ana: okay so we have the new plan for the garden now and i think it is quite good
  Bo: yeah i think so too what do you think about the colour of the fence
  Ana: i like the green one um do you know how much it costs because we have to be careful
`;

test('each run of white space becomes one space', () => {
  expect(bareSentences([{ text: '  so  we\n go ' }])).toEqual([['so we go']]);
  expect(bareSentences([{ text: '' }, { text: 'so we go' }])).toEqual([[], ['so we go']]);
});

test('questions are found without question marks', () => {
  const questions = talkFrom(talk).turns.flatMap(({ sentences }) => sentences.filter(isQuestion));
  expect(questions.flatMap(({ text }) => text.split(' '))).toContain('colour');
  expect(questions.length).toBeGreaterThanOrEqual(2);
  const others = talkFrom(talk).turns.flatMap(({ sentences }) =>
    sentences.filter((sentence) => !isQuestion(sentence)),
  );
  expect(others.map(({ text }) => text).join(' ')).toContain('we have the new plan');
  expect(others.every(({ whole, tokens, keys }) => whole && tokens.length === keys.length)).toBe(
    true,
  );
});

test('sentences joined by spaces equal the text, and none has more than 40 words', () => {
  const words = fc.array(fc.constantFrom('so', 'we', 'think', "it's", 'what', 'do', 'you', 'Ana'), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(words, fc.uniqueArray(fc.nat(200)), (said, cueEnds) => {
      const [sentences = []] = bareSentences([{ text: said.join(' '), cueEnds }]);
      expect(sentences.join(' ')).toBe(said.join(' '));
      expect(Math.max(...sentences.map((text) => text.split(' ').length))).toBeLessThanOrEqual(40);
    }),
  );
});

function captions(lines: readonly string[]) {
  let words = 0;
  const cueEnds = lines.map((line) => {
    words += line.split(' ').length;
    return words;
  });
  return { text: lines.join(' '), cueEnds: cueEnds.slice(0, -1) };
}

const said = [
  'we looked at the green fence',
  'i think we can build it this week',
  'the wood comes from the north',
  'do you know how much it costs',
  'it was cheap last year',
  'yeah that is good',
  'so we need a plan for the garden',
  'the budget is not decided',
];

test('sentences end at cue ends if the cues of the file end with sentences', () => {
  const lines = Array.from({ length: 5 }, () => said).flat();
  const rightIn = (turn: { text: string; cueEnds?: number[] }) =>
    (bareSentences([turn])[0] ?? []).filter((sentence) => said.includes(sentence)).length;
  const { text, cueEnds } = captions(lines);
  expect(rightIn({ text, cueEnds })).toBeGreaterThan(1.3 * rightIn({ text }));
});

test('captions broken into short lines do not get more sentences', () => {
  const lines = Array.from({ length: 5 }, () => said)
    .flat()
    .flatMap((sentence) => sentence.match(/\S+(?: \S+){0,2}/g) ?? []);
  const sentencesIn = (turn: { text: string; cueEnds?: number[] }) =>
    bareSentences([turn])[0]?.length ?? 0;
  const { text, cueEnds } = captions(lines);
  expect(sentencesIn({ text, cueEnds })).toBeLessThanOrEqual(1.1 * sentencesIn({ text }));
});

test.each([
  ['with marks', 'We went to the garden. It was green. Who paid for it? '.repeat(5), false],
  ['without marks', 'we went to the garden it was green who paid for it '.repeat(5), true],
  ['with full-width marks', '我們去了花園。 它是綠色的。 誰付的錢？ '.repeat(15), false],
  ['with quoted marks', 'We said "it is green." '.repeat(10), false],
  ['with marks inside words', 'we read v2.5 of a.b today and '.repeat(6), true],
  ['too little to tell', 'we went to the garden', false],
  ['too little by a word', 'word '.repeat(29).trim(), false],
  ['of thirty words', 'word '.repeat(30).trim(), true],
  ['with one mark in a hundred words', `${'word '.repeat(99)}end.`, false],
  ['with one mark in a hundred and one words', `${'word '.repeat(100)}end.`, true],
])('whether punctuation is missing, in talk %s', (_, text, bare) => {
  expect(isBareTalk([text])).toBe(bare);
});
