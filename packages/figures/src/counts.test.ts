import { expect, test } from 'vitest';
import { countAboutFeeling } from './counts.ts';

test.each([
  [12, 5, { count: 12 }],
  [12, 4, { fewerThan: 5 }],
  [0, 0, { fewerThan: 5 }],
])('%i negative turns of %i people', (count, people, expected) => {
  expect(countAboutFeeling(count, people, 5)).toEqual(expected);
});
