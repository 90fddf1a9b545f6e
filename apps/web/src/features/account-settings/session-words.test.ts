import { expect, test } from 'vitest';
import { agoWords, deviceOf } from './session-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/141.0 Safari/537.36`,
    'Chrome on macOS',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge on Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Linux',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome on Android',
    'phone',
  ],
  ['curl/8.9', 'Unknown browser', 'computer'],
  ['', 'Unknown browser', 'computer'],
  [null, 'Unknown browser', 'computer'],
])('%s is %s', (userAgent, words, kind) => {
  expect(deviceOf(userAgent)).toEqual({ words, kind });
});

const now = new Date('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T12:00:30.000Z', 'just now'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T11:01:00.000Z', '59 minutes ago'],
  ['2026-11-21T10:00:00.000Z', '2 hours ago'],
  ['2026-11-20T12:00:01.000Z', '23 hours ago'],
  ['2026-11-11T12:00:00.000Z', 'on 11 Nov 2026'],
])('%s was %s', (moment, words) => {
  expect(agoWords(new Date(moment), now)).toBe(words);
});
