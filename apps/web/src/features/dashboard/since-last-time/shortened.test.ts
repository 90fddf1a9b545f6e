import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['Does the app work in Breda without signal?', 'Does the app work in Breda without signal?'],
  [
    "… so we'll go with a plan that leaves it out.",
    "… so we'll go with a plan that leaves it out.",
  ],
  [
    'We open on the first of March, and I would rather say that now than move it twice.',
    'We open on the first of March, and I…',
  ],
  [
    'Then all the stock stays with Vermeer, and nobody moves it.',
    'Then all the stock stays with Vermeer…',
  ],
  [`Mind ${'long'.repeat(20)}`, 'Mind…'],
  ['long'.repeat(20), `${'long'.repeat(10)}lo…`],
])('%s', (text, short) => {
  expect(shortened(text)).toBe(short);
});
