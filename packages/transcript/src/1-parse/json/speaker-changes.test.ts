import { expect, test } from 'vitest';
import { said } from '../testing/said.ts';

const captions = (texts: readonly string[]) =>
  said(JSON.stringify(texts.map((text, at) => ({ text, start: at * 4, duration: 4 }))));

test('two arrows begin a turn in captions without names, also inside a caption', () => {
  expect(
    captions([
      '>> GOOD MORNING,',
      'ALL. THE CRANE IS STUCK.',
      '>> SINCE MAY. >> WE CALL',
      'THE PORT.',
    ]),
  ).toEqual([
    [null, 0, 'GOOD MORNING, ALL. THE CRANE IS STUCK.'],
    [null, 8, 'SINCE MAY.'],
    [null, 8, 'WE CALL THE PORT.'],
  ]);
});

test('one pair of arrows is no mark of captions', () => {
  expect(captions(['We begin.', '>> is the sign for a shift.'])).toEqual([
    [null, 0, 'We begin. >> is the sign for a shift.'],
  ]);
});
