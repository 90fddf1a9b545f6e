import { defaultOrganizationSettings } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import type { Member } from '../../platform/session.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { nameSeries } from './name-series.ts';

let database: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const trust = { ...defaultOrganizationSettings.trust, meetingReaders: 'participants' as const };
const anna: Member = {
  organizationId: 'o1',
  accountId: 'anna',
  role: 'member',
  settings: { ...defaultOrganizationSettings, trust },
};
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** Each series has one title, and one meeting for each letter: those of a are Anna's, those of t are Tom's. */
async function addSeries(meetings: readonly string[]) {
  const { db } = database;
  await sql`insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now())`.execute(db);
  await sql`insert into "user" ("id", "name", "email", "emailVerified")
    select "id", "id", "id" || '@example.com', true from unnest(array['anna', 'tom']) "id"`.execute(
    db,
  );
  for (const [at, letters] of meetings.entries()) {
    await sql`insert into "series" ("id", "organizationId") values (${idOf(at)}, 'o1')`.execute(db);
    await sql`
      with "held" as (
        insert into "meeting" ("organizationId", "uploadedBy", "title", "startsAt", "status", "step",
          "percentage", "runId")
        select 'o1', case "by" when 'a' then 'anna' else 'tom' end,
          ${`Depot ${'bcdfghjklmnpqr'[at]}`} || case "by" when 't' then ' payroll' else '' end,
          '2026-02-03T10:00Z'::timestamptz + make_interval(weeks => "week"::int), 'completed',
          'saving_results', 100, gen_random_uuid()
        from unnest(string_to_array(${letters}, null)) with ordinality "each" ("by", "week")
        returning "id")
      insert into "seriesMeeting" ("organizationId", "meetingId", "key", "distinctness", "seriesId", "how")
      select 'o1', "id", 'depot', 'name', ${idOf(at)}, 'title' from "held"`.execute(db);
  }
}

test('names of many series are those of each alone, from the meetings that the reader may read', async () => {
  const meetings = [...Array<string>(12).fill('aat'), 'ttt', 'aa'];
  await addSeries(meetings);
  const ids = meetings.map((_, at) => idOf(at));
  const named = await nameSeries(database.db, anna, ids);
  const alone = await Promise.all(ids.map((id) => nameSeries(database.db, anna, [id])));
  expect(named).toEqual(alone.flat());
  expect(named.map(({ id }) => id)).toEqual(ids.slice(0, 12));
  expect(named.filter(({ name }) => name.includes('payroll'))).toEqual([]);
});
