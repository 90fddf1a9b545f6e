import { expect, test } from 'vitest';
import { leavesOutTheMatter } from './leaves-out-the-matter.ts';

test.each([
  ['an answer cut short', "For the northern quay it isn't, because the permit is missing."],
  ['things counted before', 'The other five went to Bremen.'],
  ['a count without things', 'Nineteen would mean a month more for the harbour.'],
  ['one of several', 'The old one goes out in March.'],
  ['a problem named before', 'The cranes have that problem in winter.'],
  ['a place named before', 'We went there and painted the crane.'],
  ['what was said before', 'As I said, the crane is late.'],
  ['a time named before', 'The crane was not painted by then.'],
  ['an example', 'The quay, for example, needs a new wall.'],
  ['a figure of nothing', 'Our target was $130, so we are 18% above target.'],
  ['two figures of nothing', 'The forecast was twenty and the actual was thirty-four.'],
])('%s', (_, sentence) => {
  expect(leavesOutTheMatter(sentence)).toBe(true);
});

test.each([
  'Out of eighty people, seventy have said yes to the move.',
  'We opened two cranes last year, and both are late.',
  'The new crane is better than the old one.',
  'The vacancy rate on the quay is nineteen percent.',
  'The plan was that the harbour office takes the first call.',
  'We agreed to close the quay at 10.30.',
])('named: %s', (sentence) => {
  expect(leavesOutTheMatter(sentence)).toBe(false);
});
