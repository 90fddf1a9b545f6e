import { expect, test } from 'vitest';
import { rouge } from './rouge.ts';

test.each([
  ['the police killed the gunman', 'the police killed the gunman', 100, 100, 100],
  ['the gunman fled', 'we shall meet tomorrow', 0, 0, 0],
  // Example of Lin (2004).
  ['the gunman kill police', 'police killed the gunman', 100, 33.3, 50],
  ['police kill the gunman', 'police killed the gunman', 100, 100, 100],
])('"%s" against "%s"', (ours, theirs, one, two, lsum) => {
  const result = rouge(ours, theirs);
  expect(result.one).toBeCloseTo(one, 1);
  expect(result.two).toBeCloseTo(two, 1);
  expect(result.lsum).toBeCloseTo(lsum, 1);
});

test('a reference sentence may match several sentences of the candidate', () => {
  const { lsum } = rouge('one two\nthree four', 'one two three four');
  expect(lsum).toBeCloseTo(100);
});
