import { expect, test } from 'vitest';
import { languageSentence, notJudgedSentence } from './judged.ts';

test.each([
  ['language', 'Moods are read in English only.'],
  ['unnamed', 'The transcript names no speaker.'],
  ['too-little', 'Each speaker says too little.'],
] as const)('a meeting that is not judged for %s says why', (reason, sentence) => {
  expect(notJudgedSentence(reason)).toBe(sentence);
});

test.each([
  ['de', /^This meeting is in German\. .* left out\.$/],
  ['pt', /^This meeting is in Portuguese\. /],
  ['und', /^The language of this meeting is not known\. /],
])('a meeting in the language %s says what is left out', (language, sentence) => {
  expect(languageSentence(language)).toMatch(sentence);
});

test.each(['en', null, undefined])('of the language %s nothing is said', (language) => {
  expect(languageSentence(language)).toBeUndefined();
});
