import {
  meetingDetailSchema,
  meetingGraphSchema,
  meetingListSchema,
  participantSummariesSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fileOf } from '../testing/factories/files.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openEmptyDatabase } from '../testing/test-database.ts';
import { migrate, migrateTo } from './migrate.ts';
import type { Database } from './types.ts';

const patience = { timeout: 60_000 };
const token = 'a-session-of-the-first-version';
const completed = 'c0000000-0000-4000-8000-000000000001';
const pending = 'c0000000-0000-4000-8000-000000000002';
const words = 'Anna Berg: I will send the figures.\nTom Leiva: Thank you, Anna. Great work.\n';

/** Inserts content as written by the first version with meetings. */
async function fill(db: Database) {
  const statements = [
    sql`insert into "user" ("id", "name", "email", "emailVerified")
      values ('u1', 'Anna Berg', 'anna@example.com', true)`,
    sql`insert into "organization" ("id", "name", "slug", "createdAt")
      values ('o1', 'Northwind', 'northwind', now())`,
    sql`insert into "member" ("id", "organizationId", "userId", "role", "createdAt")
      values ('m1', 'o1', 'u1', 'owner', now())`,
    sql`insert into "session"
        ("id", "token", "userId", "expiresAt", "updatedAt", "activeOrganizationId")
      values ('s1', ${token}, 'u1', now() + interval '1 day', now(), 'o1')`,
    sql`insert into "directoryUser"
        ("id", "organizationId", "accountId", "email", "firstName", "lastName", "teams", "syncSource")
      values ('d0000000-0000-4000-8000-000000000001', 'o1', 'u1', 'anna@example.com', 'Anna', 'Berg',
        '{Core,Apps}', 'USER_UPLOAD')`,
    sql`insert into "meeting" ("id", "organizationId", "uploadedBy", "title", "startsAt",
        "participantCount", "sentiment", "sentimentLabel", "summary", "status", "step", "percentage",
        "runId")
      values (${completed}, 'o1', 'u1', 'Weekly', '2026-03-02T09:00:00Z', 2, 5, 'neutral',
          'Two people spoke.', 'completed', 'saving_results', 100, gen_random_uuid()),
        (${pending}, 'o1', 'u1', 'Retro', '2026-03-03T09:00:00Z', 0, null, null,
          null, 'pending', 'queued', 0, gen_random_uuid())`,
    sql`insert into "meetingFile" ("meetingId", "organizationId", "name", "sha256", "size", "bytes")
      select "id", 'o1', 'weekly.txt', '', length(${words}), convert_to(${words}, 'UTF8')
      from "meeting"`,
    sql`insert into "participant" ("id", "organizationId", "meetingId", "position", "name",
        "directoryUserId", "sentiment", "sentimentScore", "engagementScore", "summary", "turns",
        "words", "questions", "speakingSeconds", "talkShare")
      values ('a0000000-0000-4000-8000-000000000001', 'o1', ${completed}, 0, 'Anna Berg',
          'd0000000-0000-4000-8000-000000000001', 'neutral', 0, 0.5, 'Spoke.', 1, 6, 0, 3, 0.5),
        ('a0000000-0000-4000-8000-000000000002', 'o1', ${completed}, 1, 'Tom Leiva',
          null, 'positive', 0.4, 0.5, 'Thanked.', 1, 3, 0, 3, 0.5)`,
    sql`insert into "interaction" ("organizationId", "meetingId", "sourceId", "targetId",
        "sentiment", "value", "strength", "summaryOfInteractions", "communicationRecommendations")
      select 'o1', ${completed}, a."id", b."id", 'positive', 1, 4, '{They spoke once.}', '{}'
      from "participant" a join "participant" b on a."position" = 0 and b."position" = 1`,
    sql`insert into "actionItem" ("organizationId", "meetingId", "position", "text", "owner")
      values ('o1', ${completed}, 0, 'Send the figures', 'Anna Berg')`,
  ];
  for (const statement of statements) await statement.execute(db);
}

test('a database of the first version is migrated with all its content', async () => {
  const connection = await openEmptyDatabase();
  await migrateTo(connection.db, '0003-meetings');
  await fill(connection.db);
  await migrate(connection.db);
  // It would be read again at the start, and must show the results of before until then.
  const marked = await connection.db
    .updateTable('meeting')
    .set({ isStale: false })
    .where('isStale', '=', true)
    .returning('id')
    .execute();
  expect(marked).toEqual([{ id: completed }]);
  const exchanges = await connection.db
    .selectFrom('interaction')
    .select(['value', 'onMatter'])
    .execute();
  expect(exchanges).toEqual(exchanges.map(({ value }) => ({ value, onMatter: value })));

  const app = await startTestApp({}, connection);
  const headers = { authorization: `Bearer ${token}` };
  const get = async (url: string) =>
    (await app.http.inject({ url: `/api/v1/event${url}`, headers })).json();
  expect(meetingListSchema.parse(await get('')).meetings).toMatchObject([
    { name: 'Retro' },
    {
      name: 'Weekly',
      sentimentLabel: 'neutral',
      judged: true,
      moods: { positive: 1, neutral: 1, negative: 0 },
      processingStatus: 'completed',
    },
  ]);
  expect(meetingDetailSchema.parse(await get(`/${completed}`))).toMatchObject({
    summary: 'Two people spoke.',
    participants: [{ user: { email: 'anna@example.com' } }, { user: { firstName: 'Tom' } }],
  });
  expect(meetingGraphSchema.parse(await get(`/${completed}/graph`)).links).toMatchObject([
    { strength: 4, summaryOfInteractions: ['They spoke once.'] },
  ]);
  const summaries = await get(`/${completed}/participant_summaries`);
  expect(participantSummariesSchema.parse(summaries).summaries).toHaveLength(2);
  if (connection.kind === 'embedded')
    // Processed by the current analysis.
    await expect
      .poll(async () => meetingDetailSchema.parse(await get(`/${pending}`)), patience)
      .toMatchObject({ processingStatus: 'completed', participants: [{}, {}] });
  await app.close();
});

test('files and transcripts stored as one value are split, however large', async () => {
  const connection = await openEmptyDatabase();
  const { db } = connection;
  await migrateTo(db, '0013-stated-start');
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at) % 251));
  await sql`insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now())`.execute(db);
  await sql`insert into "meeting" ("id", "organizationId", "title", "startsAt", "status", "step",
      "percentage", "runId")
    values (${completed}, 'o1', 'Weekly', now(), 'completed', 'saving_results', 100, gen_random_uuid()),
      (${pending}, 'o1', 'Retro', now(), 'completed', 'saving_results', 100, gen_random_uuid())`.execute(
    db,
  );
  await sql`insert into "meetingFile" ("meetingId", "organizationId", "name", "sha256", "size", "bytes")
    values (${completed}, 'o1', 'weekly.txt', '', ${bytes.length}, ${bytes}),
      (${pending}, 'o1', 'empty.txt', '', 0, '')`.execute(db);
  await sql`
    insert into "meetingTranscript"
      ("meetingId", "organizationId", "turns", "summaryLines", "coverage")
    select ${completed}::uuid, 'o1', jsonb_agg(jsonb_build_object('position', "at") order by "at"), '[]'::jsonb, '{}'::jsonb
    from generate_series(0, 1199) as "at"
    union all select ${pending}::uuid, 'o1', '[]'::jsonb, '[]'::jsonb, '{}'::jsonb`.execute(db);
  await migrate(db);

  expect(await fileOf(db, completed)).toEqual(bytes);
  expect(await fileOf(db, pending)).toEqual(Buffer.of());
  const transcripts = await db
    .selectFrom('meetingTranscript')
    .select(['meetingId', 'transcriptId', 'pieces'])
    .orderBy('meetingId')
    .execute();
  expect(transcripts).toMatchObject([{ pieces: 3 }, { pieces: 0 }]);
  const { rows } = await sql<{ transcriptId: string; turns: { position: number }[] }>`
    select "transcriptId", "turns" from "transcriptPiece" order by "position"`.execute(db);
  expect(new Set(rows.map(({ transcriptId }) => transcriptId))).toEqual(
    new Set([transcripts[0]?.transcriptId]),
  );
  expect(rows.map(({ turns }) => turns.length)).toEqual([500, 500, 200]);
  expect(rows.flatMap(({ turns }) => turns.map(({ position }) => position))).toEqual(
    Array.from({ length: 1200 }, (_, at) => at),
  );
  await connection.close();
});

test('meetings of before show what five people of the directory or more allow', async () => {
  const connection = await openEmptyDatabase();
  const { db } = connection;
  await migrateTo(db, '0052-distinctness-of-titles');
  await sql`insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now())`.execute(db);
  await sql`insert into "directoryUser" ("id", "organizationId", "email", "firstName", "lastName",
      "teams", "syncSource", "isLeftOutOfMoods")
    select md5("at"::text)::uuid, 'o1', 'p' || "at", 'P', "at"::text, '{}', 'USER_UPLOAD', "at" = 6
    from generate_series(1, 6) "at"`.execute(db);
  await sql`insert into "meeting" ("id", "organizationId", "title", "startsAt", "sentiment",
      "sentimentLabel", "status", "step", "percentage", "runId")
    select "id"::uuid, 'o1', 'Weekly', now(), 5, 'neutral', 'completed', 'saving_results', 100,
      gen_random_uuid()
    from unnest(${[completed, pending]}::text[]) "id"`.execute(db);
  // Both have a guest; the second has four people who count, one of them under two labels.
  await sql`insert into "participant" ("organizationId", "meetingId", "position", "name",
      "directoryUserId", "sentiment", "sentimentScore", "engagementScore", "summary", "turns",
      "words", "questions", "speakingSeconds", "talkShare")
    select 'o1', "meeting"."id", "at", 'P', case when "at" > 0 then
        md5(case when "at" = 1 and "meeting"."id" = ${pending} then '2' else "at"::text end)::uuid end,
      case when "at" < 3 then 'positive' else 'neutral' end, 0, 0.5, '', 4, 200, 0, 9, 0.1
    from "meeting", generate_series(0, 6) "at"`.execute(db);
  await migrateTo(db, '0056-counted-words');

  const meetings = await db
    .selectFrom('meeting')
    .select(['id', 'shownMood'])
    .orderBy('id')
    .execute();
  expect(meetings).toEqual([
    {
      id: completed,
      shownMood: {
        people: 5,
        moods: { positive: 2, neutral: 3, negative: 0 },
        sentiment: 4,
        sentimentLabel: 'neutral',
      },
    },
    { id: pending, shownMood: null },
  ]);
  const counted = await db.selectFrom('countedWords').select(['meetingId', 'group']).execute();
  expect(counted).toEqual(Array(5).fill({ meetingId: completed, group: completed }));

  // They are counted anew once they are read by the rule of feelings.
  await migrate(db);
  expect(await db.selectFrom('countedWords').selectAll().execute()).toEqual([]);
  const anew = await db.selectFrom('meeting').select('shownMood').execute();
  expect(anew).toEqual([{ shownMood: null }, { shownMood: null }]);
  await connection.close();
});

test('meetings of a day get it back if the time zone was changed after they were read', async () => {
  const connection = await openEmptyDatabase();
  const { db } = connection;
  await migrateTo(db, '0052-distinctness-of-titles');
  await sql`insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now()), ('o2', 'Southwind', 'southwind', now())`.execute(
    db,
  );
  await sql`insert into "organizationSettings" ("organizationId", "hostingZone", "timezone",
      "companyDescription", "askMeAnything", "interactionGraphs", "sentiment", "actions")
    values ('o1', 'EU', 'America/Los_Angeles', '', true, true, true, false)`.execute(db);
  const meetings = [
    // Midnight in Paris, in Sydney, in Los Angeles, a time, and midnight by the default clock.
    ['o1', '2026-03-01T23:00:00Z', false],
    ['o1', '2026-07-01T14:00:00Z', false],
    ['o1', '2026-03-02T08:00:00Z', false],
    ['o1', '2026-03-02T23:00:00Z', true],
    ['o2', '2026-03-02T05:00:00Z', false],
  ] as const;
  for (const [organizationId, startsAt, isTimeStated] of meetings)
    await sql`insert into "meeting" ("id", "organizationId", "title", "startsAt", "status", "step",
        "percentage", "runId", "isTimeStated", "sentiment", "sentimentLabel")
      values (gen_random_uuid(), ${organizationId}, 'Weekly', ${startsAt}, 'completed',
        'saving_results', 100, gen_random_uuid(), ${isTimeStated}, 5, 'neutral')`.execute(db);
  await sql`insert into "meetingCorrection" ("organizationId", "meetingId", "change", "words")
    select 'o1', "id", jsonb_build_object('kind', 'set-start', 'date', '2026-03-02', 'time', '23:00',
      'previous', '2026-03-01T23:00:00.000Z',
      'previousStated', jsonb_build_object('isDateStated', true, 'isTimeStated', false)), 'Set'
    from "meeting" where "isTimeStated"`.execute(db);
  await migrate(db);

  const { rows } = await sql<{ local: string }>`
    select to_char("startsAt" at time zone
      case "organizationId" when 'o1' then 'America/Los_Angeles' else 'America/New_York' end,
      'YYYY-MM-DD HH24:MI') as "local"
    from "meeting" order by "startsAt"`.execute(db);
  expect(rows.map(({ local }) => local)).toEqual([
    '2026-03-02 00:00',
    '2026-03-02 00:00',
    '2026-03-02 00:00',
    '2026-03-02 15:00',
    '2026-07-02 00:00',
  ]);
  const weeks = await sql<{ week: string }>`
    select distinct "week"::text from "outOfDateWeek" order by 1`.execute(db);
  expect(weeks.rows).toMatchObject([
    { week: '2026-02-23' },
    { week: '2026-03-02' },
    { week: '2026-06-29' },
  ]);
  const changes = await sql`select "change" from "meetingCorrection"`.execute(db);
  expect(changes.rows).toMatchObject([{ change: { previousDay: '2026-03-02' } }]);
  await connection.close();
});

test('a length over 12 hours that was read before is doubted, and its week is summed again', async () => {
  const connection = await openEmptyDatabase();
  const { db } = connection;
  await migrateTo(db, '0060-notified-plans');
  await sql`insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now())`.execute(db);
  const meetings = [
    ['2026-03-03T15:00:00Z', 1445, false],
    ['2026-03-10T15:00:00Z', 45, false],
    ['2026-03-17T15:00:00Z', 800, true],
  ] as const;
  for (const [startsAt, minutes, isEstimated] of meetings)
    await sql`insert into "meeting" ("organizationId", "title", "startsAt", "status", "step",
        "percentage", "runId", "durationMinutes", "isDurationEstimated", "sentiment",
        "sentimentLabel")
      values ('o1', 'Weekly', ${startsAt}, 'completed', 'saving_results', 100,
        gen_random_uuid(), ${minutes}, ${isEstimated}, 5, 'neutral')`.execute(db);
  await migrate(db);

  const doubted = await db
    .selectFrom('meeting')
    .select(['durationMinutes', 'doubts'])
    .where(sql<boolean>`"doubts" <> '[]'`)
    .execute();
  const doubt = { kind: 'length', minutes: 1445, likelyMinutes: null, line: null };
  expect(doubted).toEqual([{ durationMinutes: 1445, doubts: [doubt] }]);
  const weeks = await sql`select "week"::text from "outOfDateWeek"`.execute(db);
  expect(weeks.rows).toEqual([{ week: '2026-03-02' }]);
  await connection.close();
});

test('decisions of before are counted, and asked about, without those that people removed or added', async () => {
  const connection = await openEmptyDatabase();
  const { db } = connection;
  await migrateTo(db, '0063-stated-roles');
  await sql`
    insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now())`.execute(db);
  await sql`
    insert into "meeting" ("id", "organizationId", "title", "startsAt", "status", "step",
      "percentage", "runId")
    values (${completed}, 'o1', 'Weekly', now(), 'completed', 'saving_results', 100,
        gen_random_uuid()),
      (${pending}, 'o1', 'Retro', now(), 'pending', 'queued', 0, gen_random_uuid())`.execute(db);
  const findings = { decisions: [{}, {}], openQuestions: [{}, {}, {}] };
  await sql`
    insert into "meetingTranscript" ("meetingId", "organizationId", "transcriptId", "pieces",
      "summaryLines", "coverage", "findings")
    values (${completed}, 'o1', gen_random_uuid(), 1, '[]', '{}',
      ${JSON.stringify(findings)}::jsonb)`.execute(db);
  for (const kind of ['drop-decision', 'add-decision', 'add-decision', 'drop-question'])
    await sql`
      insert into "meetingCorrection" ("organizationId", "meetingId", "change", "words")
      values ('o1', ${completed}, ${JSON.stringify({ kind })}::jsonb, '')`.execute(db);

  await migrate(db);

  const counted = await db
    .selectFrom('meeting')
    .select(['decisionCount', 'outcomesToConfirm', 'maybeActionCount'])
    .orderBy('id')
    .execute();
  expect(counted).toEqual([
    { decisionCount: 3, outcomesToConfirm: 3, maybeActionCount: 0 },
    { decisionCount: null, outcomesToConfirm: 0, maybeActionCount: 0 },
  ]);
  await connection.close();
});
