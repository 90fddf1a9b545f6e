import { describe, expect, test } from 'vitest';
import { attackMeetings, type MeetingRule } from './testing/attack-meetings.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

/** Attacks that are right about somebody. */
const successful = (without: readonly MeetingRule[]) => [
  ...new Set(
    seeds.flatMap((seed) =>
      attackMeetings(seed, without).flatMap(({ attack, right }) => (right > 0 ? attack : [])),
    ),
  ),
];

test('one meeting tells the mood of nobody', () => {
  const believed = seeds.flatMap((seed) => attackMeetings(seed)).filter((one) => one.believed > 0);
  expect(believed).toEqual([]);
});

describe('each attack succeeds where its rule is turned off', () => {
  test('directory', () => {
    expect(successful(['directory'])).toEqual(['one person among invented guests']);
  });

  test('together', () => {
    expect(successful(['together']).sort()).toEqual([
      'merging two speakers',
      'somebody who leaves moods out',
      'speakers who become guests, and all but one back',
      'the same words without one person',
    ]);
  });

  test('alike', () => {
    expect(successful(['alike'])).toEqual(['counts that nearly all share']);
  });
});

test('without the rules, invented guests tell the mood of everybody', () => {
  const guests = attackMeetings(1, ['directory', 'together', 'alike']).find(
    ({ attack }) => attack === 'one person among invented guests',
  );
  expect(guests?.right).toBeGreaterThanOrEqual(5);
  expect(guests?.right).toBe(guests?.believed);
});
