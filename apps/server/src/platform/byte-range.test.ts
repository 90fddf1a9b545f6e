import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each<[string | undefined, ReturnType<typeof readByteRange>]>([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 1000 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['BYTES=10-19', { start: 10, end: 20 }],
  ['bytes=990-5000', { start: 990, end: 1000 }],
  ['bytes=-10', { start: 990, end: 1000 }],
  ['bytes=-5000', { start: 0, end: 1000 }],
  ['bytes=-0', null],
  ['bytes=1000-', null],
  ['bytes=5000-6000', null],
  ['bytes=2000-, 0-4, 10-14', { start: 0, end: 5 }],
  ['bytes=99999999999999999999-', null],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=', undefined],
  ['bytes=a-b', undefined],
  ['seconds=0-4', undefined],
  [`bytes=${'0-1,'.repeat(500)}0-1`, undefined],
])('%s of 1,000 bytes', (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});

test('of nothing there is no range', () => {
  expect(readByteRange('bytes=0-', 0)).toBeNull();
});
