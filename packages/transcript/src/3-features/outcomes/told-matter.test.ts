import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { toldMatter } from './told-matter.ts';

/** What the last sentence of a talk is told by. */
function toldIn(script: string): string | undefined {
  const { turns } = talkFrom(script);
  const turn = turns.at(-1);
  const sentence = turn?.sentences.at(-1);
  return turn && sentence && toldMatter({ sentence, turn }, turns).sentence.text;
}

test.each([
  ['Bo: We close the north gate.', 'We close the north gate.'],
  [
    'Ana: We could paint the north gate.\nBo: Yeah, we could do that.',
    'We could paint the north gate.',
  ],
  ['Bo: The crane needs new paint. So let us do that.', 'The crane needs new paint.'],
  [
    'Ana: We could paint the north gate.\nBo: The rain stops the ferry.\nAna: Okay, that.',
    'We could paint the north gate.',
  ],
  ['Bo: Hello.\nAna: Okay, then that.', 'Okay, then that.'],
  ['Ana: We could paint the north gate.\nBo: Let us say ten.', 'Let us say ten.'],
])('a decision is told by the sentence that names its matter: %s', (script, told) => {
  expect(toldIn(script)).toBe(told);
});
