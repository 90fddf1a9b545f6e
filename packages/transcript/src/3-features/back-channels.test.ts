import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { isBackChannel } from './back-channels.ts';

test.each([
  ['Yeah.', true],
  ['Mm-hm.', true],
  ['Right, okay.', true],
  ['Oh, I see.', true],
  ['Yes, okay, all right.', true],
  ['Really?', false],
  ['Right?', false],
  ['Yeah, the second one.', false],
  ['Budget.', false],
  ['Yeah yeah yeah yeah yeah.', false],
])('%s is a sign of listening and nothing else: %s', (text, listening) => {
  const [turn] = talkFrom(`Ana: ${text}`).turns;
  expect(turn && isBackChannel(turn)).toBe(listening);
});
