import { expect, test } from 'vitest';
import { tallyIn } from './tally.ts';

test.each([
  ['The motion passed 4 to 2.', { for: 4, against: 2 }],
  ['Carried, five to one.', { for: 5, against: 1 }],
  ['It passes 7-0.', { for: 7, against: 0 }],
  ['Three for, none against, one abstention.', { for: 3, against: 0 }],
  ['There voted four in favour, two against.', { for: 4, against: 2 }],
  ['The motion is carried unanimously.', 'unanimous'],
  ['It takes 3 to 5 years.', { for: 3, against: 5 }],
  ['Section 2-184 of the code is amended.', { for: 2, against: 184 }],
  ['We meet from 10:15 to 11.', null],
  ['The rate is 2.5 to 3 percent.', null],
  ['Items 2 to 7 are approved.', null],
])('%s', (said, tally) => {
  expect(tallyIn(said)).toEqual(tally);
});
