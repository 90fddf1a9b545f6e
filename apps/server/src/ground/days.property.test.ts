import { defaultOrganizationSettings, timezoneSchema } from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { addDays, mondayOf } from './calendar-days.ts';
import { dayIn } from './day-in.ts';
import { endOf, startOf } from './meeting/counted-meetings-repository.ts';
import { weekOf } from './meeting/out-of-date-week-repository.ts';

let database: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Rules of later summers may differ between Node.js and the database. */
const years = { min: new Date('2000-01-01T00:00:00Z'), max: new Date('2026-01-01T00:00:00Z') };
/** Around each of these moments the clocks change somewhere, or a day begins. */
const hours = fc
  .integer({ min: years.min.getTime() / 3_600_000, max: years.max.getTime() / 3_600_000 })
  .map((hour) => new Date(hour * 3_600_000));
const moments = fc.oneof(
  fc.date({ ...years, noInvalidDate: true }),
  hours,
  hours.map((hour) => new Date(hour.getTime() - 1)),
);

test('days and weeks begin in the database when they begin in the code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...timezoneSchema.options), moments, async (timezone, at) => {
      const settings = { ...defaultOrganizationSettings, timezone };
      const day = dayIn(timezone, at);
      const moment = sql`${at}::timestamptz`;
      const isIn = (other: string) =>
        sql`${moment} >= ${startOf({ settings }, other)} and ${moment} < ${endOf({ settings }, other)}`;
      const { rows } = await sql`
        with "organizationSettings" ("organizationId", "timezone") as (values ('o1', ${timezone}::text))
        select ${weekOf(moment, 'o1')}::text as "week", ${isIn(addDays(day, -1))} as "isBefore",
          ${isIn(day)} as "isIn", ${isIn(addDays(day, 1))} as "isAfter"`.execute(database.db);
      expect(rows).toEqual([{ week: mondayOf(day), isBefore: false, isIn: true, isAfter: false }]);
    }),
    { numRuns: 300 },
  );
});
