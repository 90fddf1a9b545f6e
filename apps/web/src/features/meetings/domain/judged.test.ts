import { expect, test } from 'vitest';
import { notJudgedSentence } from './judged.ts';

test.each([
  ['language', 'Moods are analysed in English only.'],
  ['unnamed', 'The transcript names no speaker.'],
  ['too-little', 'Each speaker says too little.'],
] as const)('a meeting that is not judged for %s says why', (reason, sentence) => {
  expect(notJudgedSentence(reason)).toBe(sentence);
});
