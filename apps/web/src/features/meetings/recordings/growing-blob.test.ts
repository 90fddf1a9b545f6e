import { expect, it } from 'vitest';
import { GrowingBlob, TooLargeError } from './growing-blob.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('is written in pieces, also over earlier ones', async () => {
  const grown = new GrowingBlob(100);
  grown.write({ position: 0, data: bytes('0000aaaa') });
  grown.write({ position: 8, data: bytes('bbbb') });
  grown.write({ position: 2, data: bytes('42') });
  grown.write({ position: 6, data: bytes('xxxx') });
  const blob = grown.toBlob('audio/mp4');
  expect(await blob.text()).toBe('0042aaxxxxbb');
  expect(blob.type).toBe('audio/mp4');
});

it('is never longer than allowed', () => {
  const grown = new GrowingBlob(4);
  grown.write({ position: 0, data: bytes('1234') });
  expect(() => grown.write({ position: 4, data: bytes('5') })).toThrow(TooLargeError);
});
