import { expect, test } from 'vitest';
import { meetingsNeeded, testsOfKinds } from './tests-of-kinds.ts';

// By hand: 2 / 2^n of n single meetings, 2 / C(n, n / 2) of n that are shuffled among themselves.
test.each([
  { kind: 'talkBetween', enough: 2 / 2 ** 6, weeks: 4, meetings: 6 },
  { kind: 'talkBetween', enough: 0.99 * (2 / 2 ** 6), weeks: 4, meetings: 7 },
  { kind: 'initiativePeople', enough: 2 / 2 ** 10, weeks: 1, meetings: 10 },
  { kind: 'departmentTalk', enough: 2 / 70, weeks: 4, meetings: 7 },
  { kind: 'departmentTalk', enough: 2 / 252, weeks: 1, meetings: 9 },
  { kind: 'seriesBalance', enough: 1 / 35, weeks: 4, meetings: 7 },
  { kind: 'seriesBalance', enough: 1 / 36, weeks: 4, meetings: null },
  { kind: 'seriesBalance', enough: 1 / 36, weeks: 13, meetings: 9 },
] as const)('$kind at $enough in $weeks weeks takes $meetings meetings', (row) => {
  expect(meetingsNeeded(row.kind, row.enough, row.weeks)).toBe(row.meetings);
});

const pair = (second: string) =>
  ({ subject: { kind: 'talkBetween', between: ['design', second] } }) as const;
const ties = { subject: { kind: 'tiesBetween', between: ['design', 'legal'] } } as const;
const mood = { subject: { kind: 'mood', group: 'design' } } as const;

test('figures are counted by kind, and kinds of a family need as many meetings', () => {
  const members = [pair('legal'), pair('sales'), ties, mood];
  expect(testsOfKinds({ members, isTested: [true, false, false, true], level: 0.03 }, 4)).toEqual([
    // Two more tests beside the two that are made: 0.03 / 4 lies between 2 / 2^8 and 2 / 2^9.
    { kind: 'talkBetween', tested: 1, untested: 1, meetings: 9 },
    { kind: 'tiesBetween', tested: 0, untested: 1, meetings: 9 },
  ]);
});
