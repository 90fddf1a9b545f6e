import { expect, test } from 'vitest';
import { ownerAnswer } from './owner-answer.ts';

test.each([
  ['Ana Berg', 'Ana', 'right'],
  ['Łukasz Toniè', 'tonie | Client', 'right'],
  ['we', 'All client teams', 'right'],
  ['Ana Berg', 'All client teams', 'wrong'],
  ['we', 'Ana', 'wrong'],
  ['Bo and Ana', 'Ana / all teams', 'right'],
  [null, 'Ana', 'none'],
  [null, null, 'right'],
  ['we', null, 'right'],
  ['Ana', null, 'wrong'],
] as const)('%s for %s is %s', (ours, named, answer) => {
  expect(ownerAnswer(ours, named)).toBe(answer);
});
