import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

const pace = { atOnce: 3, perSecond: 1 };

test('a few at once, then one a second, and a debt is paid off', () => {
  let ms = 0;
  const allowance = new Allowance(pace, () => ms);
  const over = () => {
    allowance.take();
    return allowance.isOver;
  };
  expect([over(), over(), over(), over()]).toEqual([false, false, false, true]);
  ms += 1000;
  expect(over()).toBe(true);
  ms += 2000;
  expect(over()).toBe(false);
  for (let count = 0; count < 1000; count += 1) over();
  expect(allowance.isFarOver).toBe(true);
  ms += 7000;
  expect(allowance.isWhole).toBe(true);
});

test('over any time no more is granted than was there and came back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 200 }), (pauses) => {
      let ms = 0;
      let granted = 0;
      const allowance = new Allowance(pace, () => ms);
      for (const pause of pauses) {
        ms += pause;
        allowance.take();
        if (!allowance.isOver) granted += 1;
      }
      expect(granted).toBeLessThanOrEqual(pace.atOnce + (ms / 1000) * pace.perSecond);
    }),
  );
});
