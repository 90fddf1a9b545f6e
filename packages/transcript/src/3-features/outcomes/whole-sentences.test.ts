import { expect, test } from 'vitest';
import { sentencesOf } from '../sentences.ts';
import { wholeSentences } from './whole-sentences.ts';

const joined = (text: string) => wholeSentences(sentencesOf(text)).map((sentence) => sentence.text);

test.each([
  ["So maybe let's just… go with the north site. Fine.", 2],
  ['We should get it… before they… build it.', 1],
  ['We should get it… Before that, we wait.', 2],
  ['We wait. then we build.', 2],
])('a sentence continues after a pause if a small letter follows: %s', (text, sentences) => {
  expect(joined(text)).toHaveLength(sentences);
  expect(joined(text).join(' ')).toBe(text);
});
