import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { startOfMeeting } from './start-repository.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

async function startAt(startTime: string, zone: string, uploadedAt: Date): Promise<Date> {
  const start = sql`${startOfMeeting({ date: null, startTime }, zone, uploadedAt)}`;
  const { rows } = await sql<{ start: Date }>`select ${start} as "start"`.execute(connection.db);
  const [row] = rows;
  if (!row) throw new Error('no answer');
  return row.start;
}

test.each([
  ['later than the upload was yesterday', '15:30', '2026-03-10T09:00:00Z', '2026-03-09T14:30:00Z'],
  ['before the upload was today', '09:30', '2026-03-10T09:00:00Z', '2026-03-10T08:30:00Z'],
  [
    'in the night after the clocks go forward',
    '15:30',
    '2026-03-29T08:00:00Z',
    '2026-03-28T14:30:00Z',
  ],
  [
    'that the clocks skip was not later today',
    '02:30',
    '2026-03-29T00:45:00Z',
    '2026-03-28T01:30:00Z',
  ],
])('a time %s', async (_, time, uploadedAt, start) => {
  expect(await startAt(time, 'Europe/Berlin', new Date(uploadedAt))).toEqual(new Date(start));
});

/**
 * Time zones with different clock changes: at night, at midnight, by half an hour, on the southern
 * hemisphere.
 */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  '-07:00',
  '+05:30',
];
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-09-06',
  '2026-10-04',
  '2026-10-25',
  '2026-10-30',
  '2026-11-01',
];
const dayMs = 86_400_000;

test('a time without a day is at most a day before the upload', async () => {
  const uploads = fc
    .record({ day: fc.constantFrom(...changes), ms: fc.integer({ min: -dayMs, max: 2 * dayMs }) })
    .map(({ day, ms }) => new Date(Date.parse(day) + ms));
  const times = fc
    .record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) })
    .map((at) => [at.hours, at.minutes].map((part) => String(part).padStart(2, '0')).join(':'));
  await fc.assert(
    fc.asyncProperty(times, fc.constantFrom(...zones), uploads, async (time, zone, uploadedAt) => {
      const agoMs = uploadedAt.getTime() - (await startAt(time, zone, uploadedAt)).getTime();
      expect(agoMs).toBeGreaterThanOrEqual(0);
      // A day may have 25 hours, and a skipped time is read as one hour later.
      expect(agoMs).toBeLessThanOrEqual(dayMs + 2 * 3_600_000);
    }),
  );
});
