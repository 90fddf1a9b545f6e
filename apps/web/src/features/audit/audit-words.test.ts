import { expect, test } from 'vitest';
import { filterInAddress, filterQuery } from './audit-filter.ts';
import { deviceWords, targetPath, whenWords, whoWords } from './audit-words.ts';

const accountId = 'account';

test.each([
  [{ accountId, name: 'Ada Moss', email: 'ada@x.example' }, ['Ada Moss', 'ada@x.example']],
  [{ accountId, name: 'ada@x.example', email: 'ada@x.example' }, ['ada@x.example', undefined]],
  [{ accountId, name: null, email: null }, ['Former person', undefined]],
  [null, ['The server', undefined]],
])('%j is shown as %j', (person, words) => {
  const { name, email } = whoWords({ action: 'people-imported', person });
  expect([name, email]).toEqual(words);
});

test('a failed sign-in has no known person', () => {
  expect(whoWords({ action: 'sign-in-failed', person: null })).toEqual({ name: 'Unknown person' });
});

test('moments and devices are written in words', () => {
  const { day, time } = whenWords('2026-09-21T12:33:12.500Z');
  expect([day, time]).toEqual([
    expect.stringMatching(/^2\d Sep 2026$/),
    expect.stringMatching(/^\d\d:\d\d:12$/),
  ]);
  expect(deviceWords('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/2010 Firefox/140.0')).toBe(
    'Firefox on Linux',
  );
  expect(deviceWords('curl/8.9')).toBe('curl/8.9');
  expect(deviceWords(null)).toBe('');
});

test('an entry links to its meeting unless that was deleted', () => {
  const target = { id: 'm', email: null };
  expect(targetPath({ action: 'meeting-corrected', target })).toBe('/meetings/m');
  expect(targetPath({ action: 'meeting-deleted', target })).toBeUndefined();
});

test('the filter in the address is sent to the server, without invalid values', () => {
  const read = (address: string) => filterInAddress(new URLSearchParams(address));
  const asked = read('search=ada&action=refused&from=2026-11-20&to=2026-11-21');
  const days = filterQuery(asked);
  expect(days).toMatchObject({ person: 'ada', action: 'refused' });
  expect(Date.parse(days.until ?? '') - Date.parse(days.since ?? '')).toBe(48 * 60 * 60 * 1000);
  expect(filterQuery(read('action=dance&from=yesterday&to=2026-13-40'))).toEqual({});
});
