import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const rate = { burst: 3, perSecond: 1 };

test('allows a burst, then one a second, and a debt is paid off', () => {
  let ms = 0;
  const bucket = new TokenBucket(rate, () => ms);
  const over = () => {
    bucket.take();
    return bucket.isOverdrawn;
  };
  expect([over(), over(), over(), over()]).toEqual([false, false, false, true]);
  ms += 1000;
  expect(over()).toBe(true);
  ms += 2000;
  expect(over()).toBe(false);
  for (let count = 0; count < 1000; count += 1) over();
  expect(bucket.isDeepInDebt).toBe(true);
  ms += 7000;
  expect(bucket.isFull).toBe(true);
});

test('never grants more than the burst and the refill', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 200 }), (pauses) => {
      let ms = 0;
      let granted = 0;
      const bucket = new TokenBucket(rate, () => ms);
      for (const pause of pauses) {
        ms += pause;
        bucket.take();
        if (!bucket.isOverdrawn) granted += 1;
      }
      expect(granted).toBeLessThanOrEqual(rate.burst + (ms / 1000) * rate.perSecond);
    }),
  );
});
