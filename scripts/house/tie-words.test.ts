import { figures, tieWords } from '@rapport/contract';
import { isTie } from '@rapport/network';
import { expect, test } from 'vitest';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const least = (is: (count: number) => boolean) => numbers[[...numbers.keys()].findIndex(is)];

test('what makes a tie is said as it is computed', () => {
  const meetings = least((count) => isTie({ meetings: count, exchanges: 0 }));
  const exchanges = least((count) => isTie({ meetings: 0, exchanges: count }));
  expect(tieWords).toContain(`in ${meetings} meetings or more, or ${exchanges} times`);
  const { definition } = figures.find(({ id }) => id === 'ties') ?? {};
  expect(definition).toContain(
    `in ${meetings} meetings or more of the period, or ${exchanges} times`,
  );
});
