import { expect, test } from 'vitest';
import { marksQuestions } from './marks-questions.ts';

const told = 'We looked at the depot and the numbers of the week, and they are fine. ';
const asked = 'Who looks at the depot in Lyon next week? ';
const bare = told.replace(/[.,]/g, '').toLowerCase();

test.each([
  ['full stops and question marks', told.repeat(100) + asked, true],
  ['Japanese question marks', `${'今週の数字は問題ありません。 '.repeat(600)}誰が見ますか？`, true],
  ['few words without a question', told.repeat(10), true],
  ['captions with full stops alone', told.repeat(100), false],
  ['captions with a mark now and then', told.repeat(300) + asked, false],
  ['words without punctuation', bare.repeat(40), false],
  ['words without punctuation but a mark', bare.repeat(400) + asked, false],
])('%s', (_, text, isMarked) => {
  expect(marksQuestions([text])).toBe(isMarked);
});
