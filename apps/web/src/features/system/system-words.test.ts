import { expect, test } from 'vitest';
import { isBackupOld, isDiskLow, queueText, sizeText, spanText } from './system-words.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1536, '1.5 kB'],
  [1023 * 1024, '0.999 MB'],
  [8_734_982, '8.33 MB'],
  [250 * 1024 ** 3, '250 GB'],
  [5 * 1024 ** 5, '5120 TB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  [0, 'less than a minute'],
  [60, '1 minute'],
  [3599, '59 minutes'],
  [3600, '1 hour'],
  [47 * 3600, '47 hours'],
  [49 * 3600, '2 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});

test.each([
  [0, 0, 'Idle', 'mail.send'],
  [0, 2, '2 running', 'transcript.process'],
  [3, 0, '3 waiting, the oldest for 2 minutes', 'transcript.process'],
  [3, 1, '1 running, 3 waiting, the oldest for 2 minutes', 'transcript.process'],
])('%i waiting and %i running read "%s"', (waiting, running, text, name) => {
  const queue = { name: 'transcript.process', waiting, running, oldestWaitingSeconds: 125 };
  expect(queueText([queue], name)).toBe(text);
});

test('a nearly full disk and an old backup give warnings', () => {
  expect(isDiskLow({ freeBytes: 9, totalBytes: 100 })).toBe(true);
  expect(isDiskLow({ freeBytes: 10, totalBytes: 100 })).toBe(false);
  const now = new Date('2026-03-09T08:00:00Z');
  expect(isBackupOld('2026-03-02T07:59:59Z', now)).toBe(true);
  expect(isBackupOld('2026-03-02T08:00:00Z', now)).toBe(false);
});
