import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { fileHeadings, withHeadings } from './file-headings.ts';

const turnsWith = (...headings: (string | undefined)[]) => {
  const { turns } = talkFrom(headings.map(() => 'Ana: We begin.').join('\n'));
  return turns.map((turn, at) => {
    const heading = headings[at];
    return heading === undefined ? turn : { ...turn, heading };
  });
};

test('headings are keyed by the turn that they stand above', () => {
  expect(fileHeadings(turnsWith('Plan', undefined, 'Crane', 'Quay'))).toEqual(
    new Map([
      [0, 'Plan'],
      [2, 'Crane'],
      [3, 'Quay'],
    ]),
  );
});

test('fewer than three headings are ignored, and so are repeated ones', () => {
  expect(fileHeadings(turnsWith('Plan', 'Crane')).size).toBe(0);
  expect(fileHeadings(turnsWith('Plan', 'Crane', 'Notes', 'NOTES')).size).toBe(0);
  expect([...fileHeadings(turnsWith('Plan', 'Crane', 'Quay', 'Notes', 'NOTES')).values()]).toEqual([
    'Plan',
    'Crane',
    'Quay',
  ]);
});

test.each([
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), `${'x'.repeat(100)} …`],
  [`${'x'.repeat(50)} ${'y'.repeat(60)}`, `${'x'.repeat(50)} …`],
])('%s is shown as %s', (heading, title) => {
  expect(fileHeadings(turnsWith(heading, 'Plan', 'Crane')).get(0)).toBe(title);
});

test('a heading makes a chapter likelier at its turn and changes no other gap', () => {
  const gaps = [1, 2].map((turn) => ({ turn, wordsBefore: turn * 2, logOdds: -3 }));
  const [plain, headed] = withHeadings(gaps, new Map([[2, 'Crane']]));
  expect(plain).toEqual(gaps[0]);
  expect(headed).toMatchObject({ turn: 2, wordsBefore: 4 });
  expect(headed?.logOdds).toBeGreaterThan(0);
});
