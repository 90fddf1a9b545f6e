import { expect, test } from 'vitest';
import { leansOn } from './leans-on.ts';

test.each([
  ["I'll do that.", true],
  ["I'll send it to Bo by Friday.", true],
  ['I can take this one on.', false],
  ["I'll send that report to Bo.", false],
  ["I'll check if it's raining.", false],
  ['I’ll check if it’s raining.', false],
  ["I'll write it down so that we remember.", true],
])('%s refers to an earlier sentence: %s', (text, leans) => {
  expect(leansOn(text)).toBe(leans);
});
