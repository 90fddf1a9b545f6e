import { randomUUID } from 'node:crypto';
import { defaultOrganizationSettings as settings } from '@rapport/contract';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  isReadableBy,
  isReadableOne,
  type Reader,
  readableAsMeeting,
  readableMeetings,
} from './readable-meetings-repository.ts';

let database: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await sql`insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now()), ('o2', 'Southwind', 'southwind', now())`.execute(
    db,
  );
  await sql`insert into "user" ("id", "name", "email", "emailVerified")
    select "id", "id", "id" || '@example.com', true from unnest(array['anna', 'tom']) "id"`.execute(
    db,
  );
  await sql`insert into "directoryUser" ("id", "organizationId", "accountId", "email", "firstName",
      "lastName", "syncSource")
    select md5("id")::uuid, 'o1', "id", "id" || '@example.com', "id", '', 'USER_UPLOAD'
    from unnest(array['anna', 'tom']) "id"`.execute(db);
});
afterAll(() => database.close());

const someone = fc.constantFrom('anna', 'tom');
const people = fc.subarray(['anna', 'tom']);
const meetings = fc.array(
  fc.record({
    organizationId: fc.constantFrom('o1', 'o1', 'o1', 'o2'),
    uploadedBy: fc.option(someone),
    speakers: people,
    sharedWith: people,
  }),
  { maxLength: 8 },
);

type Built = { id: string; organizationId: string; uploadedBy: string | null };

const personOf = (account: string) => sql<string>`md5(${account})::uuid`;

async function build(
  { id, organizationId, uploadedBy }: Built,
  speakers: string[],
  shares: string[],
) {
  const { db } = database;
  await sql`insert into "meeting" ("id", "organizationId", "uploadedBy", "title", "startsAt",
      "status", "step", "percentage", "runId")
    values (${id}, ${organizationId}, ${uploadedBy}, 'Weekly', now(), 'completed', 'saving_results',
      100, gen_random_uuid())`.execute(db);
  for (const [position, speaker] of speakers.entries())
    await sql`insert into "participant" ("organizationId", "meetingId", "position", "name",
        "directoryUserId", "sentiment", "sentimentScore", "engagementScore", "summary", "turns",
        "words", "questions", "speakingSeconds", "talkShare")
      values (${organizationId}, ${id}, ${position}, ${speaker}, ${personOf(speaker)}, 'neutral', 0,
        0.5, '', 1, 1, 0, 1, 0.5)`.execute(db);
  for (const account of shares)
    await sql`insert into "meetingShare" ("organizationId", "meetingId", "directoryUserId")
      values (${organizationId}, ${id}, ${personOf(account)})`.execute(db);
}

/** What each form of the rule selects. */
async function readIds(query: RawBuilder<{ id: string }>): Promise<string[]> {
  const { rows } = await query.execute(database.db);
  return rows.map(({ id }) => id).sort();
}

test('each form of the rule who may read selects the same meetings, each once', async () => {
  const modes = fc.constantFrom('everyone' as const, 'participants' as const);
  await fc.assert(
    fc.asyncProperty(meetings, someone, modes, async (drawn, accountId, meetingReaders) => {
      await sql`delete from "meeting"`.execute(database.db);
      const trust = { ...settings.trust, meetingReaders };
      const reader: Reader = { organizationId: 'o1', accountId, settings: { ...settings, trust } };
      const all = drawn.map((one) => ({ ...one, id: randomUUID() }));
      for (const { speakers, sharedWith, ...built } of all)
        await build(built, speakers, sharedWith);

      const readable = all
        .filter(
          ({ organizationId, uploadedBy, speakers, sharedWith }) =>
            organizationId === 'o1' &&
            (meetingReaders === 'everyone' ||
              [uploadedBy, ...speakers, ...sharedWith].includes(accountId)),
        )
        .map(({ id }) => id)
        .sort();
      const forms: RawBuilder<{ id: string }>[] = [
        sql`select "id" from (${readableMeetings(reader)}) "readable"`,
        sql`select "meeting"."id" from ${readableAsMeeting(reader)}`,
        sql`select "id" from "meeting" where ${isReadableBy(reader)}`,
        sql`select "id" from "meeting" where ${isReadableOne(reader, sql`"meeting"."id"`)}`,
      ];
      for (const form of forms) expect(await readIds(form)).toEqual(readable);
    }),
    { numRuns: 60 },
  );
});
