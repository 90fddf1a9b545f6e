import { expect, it } from 'vitest';
import { clock, fullClock } from './clock.ts';

it.each([
  { seconds: 0, short: '00:00', full: '00:00:00' },
  { seconds: 842.9, short: '14:02', full: '00:14:02' },
  { seconds: 3599, short: '59:59', full: '00:59:59' },
  { seconds: 4442, short: '1:14:02', full: '01:14:02' },
])('$seconds s read $short and $full', ({ seconds, short, full }) => {
  expect(clock(seconds)).toBe(short);
  expect(fullClock(seconds)).toBe(full);
});
