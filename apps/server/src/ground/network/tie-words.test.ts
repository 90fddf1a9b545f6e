import { figureOf } from '@rapport/contract';
import { isTie } from '@rapport/network';
import { expect, test } from 'vitest';

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

test('the definition of ties names from when on two people have one', () => {
  const said = /in (\w+) meetings or more of the period, or (\w+) times/.exec(
    figureOf('ties').definition,
  );
  const [meetings, exchanges] = [said?.[1] ?? '', said?.[2] ?? ''].map((word) =>
    numbers.indexOf(word),
  );
  const has = (met: number, answered: number) => isTie({ meetings: met, exchanges: answered });
  const least = [meetings ?? 0, exchanges ?? 0] as const;
  expect([has(least[0], 1), has(1, least[1])]).toEqual([true, true]);
  expect(has(least[0] - 1, least[1] - 1)).toBe(false);
});
