import { expect, test } from 'vitest';
import { sentencesOf } from '../3-features/sentences.ts';
import { isDenied } from './denied.ts';

test.each([
  ['No, it arrives on Friday.', true],
  ['Nope.', true],
  ['That is not what they told us.', true],
  ["Well, I don't think so.", true],
  ['No problem.', false],
  ['No objections.', false],
  ["No, you're right.", false],
  ['Now it is Friday.', false],
  ['Not yet.', false],
])('the reply %s denies: %s', (reply, denies) => {
  expect(isDenied(sentencesOf(reply)[0])).toBe(denies);
});
