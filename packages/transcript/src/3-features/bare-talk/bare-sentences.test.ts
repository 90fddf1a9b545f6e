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

test('questions are found where nobody wrote marks', () => {
  const questions = talkFrom(talk).turns.flatMap(({ sentences }) => sentences.filter(isQuestion));
  expect(questions.flatMap(({ text }) => text.split(' '))).toContain('colour');
  expect(questions.length).toBeGreaterThanOrEqual(2);
});

test('sentences joined by blanks are the text again, and none is endless', () => {
  const words = fc.array(fc.constantFrom('so', 'we', 'think', "it's", 'what', 'do', 'you', 'Ana'), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(words, (said) => {
      const sentences = bareSentences(said.join(' '));
      expect(sentences.join(' ')).toBe(said.join(' '));
      expect(Math.max(...sentences.map((text) => text.split(' ').length))).toBeLessThanOrEqual(40);
    }),
  );
});

test.each([
  ['with marks', 'We went to the garden. It was green. Who paid for it? '.repeat(5), false],
  ['without marks', 'we went to the garden it was green who paid for it '.repeat(5), true],
  ['too little to tell', 'we went to the garden', false],
])('talk %s', (_, text, bare) => {
  expect(isBareTalk([text])).toBe(bare);
});
