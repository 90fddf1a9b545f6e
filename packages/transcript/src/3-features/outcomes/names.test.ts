import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { namesIn } from './names.ts';

test('names of participants are recognised, everyday words that are names too are not', () => {
  expect(namesIn(talkFrom('Ana Long: Hello.\nBo Price: Hello.'))).toEqual(
    new Set(['ana', 'bo', 'price']),
  );
});

test('a transcript without names has none', () => {
  expect(namesIn(talkFrom('We begin.\nWe go on.'))).toEqual(new Set());
});
