import { expect, test } from 'vitest';
import { rightness } from './outcome-rightness.ts';

const marked = (from: number, sure: boolean) => ({
  places: [[from, from] as [number, number]],
  sure,
  what: '',
  owner: null,
  due: null,
});

test('a find counts within three turns, once per outcome, and not near an unsure one', () => {
  const items = [marked(10, true), marked(50, true), marked(90, false)];
  expect(rightness([{ finds: [13, 8, 30, 91], marked: items }])).toEqual({
    precision: 0.5,
    recall: 0.5,
  });
});
