import { paths, searchAnswerSchema } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { organizationMark } from './index-words.ts';

let app: TestApp;
let owner: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  reader = await app.accounts.buildMember(owner.organizationId);
  const payload = { meetingReaders: 'participants', confirmed: true };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
});
afterAll(() => app.close());

async function buildIndexed(by: SignedIn, title: string): Promise<string> {
  const id = await buildMeeting(app.db, by, { title, withResults: true });
  await sql`
    insert into "meetingIndex" ("meetingId", "organizationId", "startsAt", "configuration",
      "heading", "words")
    select "id", "organizationId", "startsAt", 'english', "words", "words" from (
      select *, to_tsvector('english', "title")
        || array_to_tsvector(array[${organizationMark}::text || "organizationId"]) as "words"
      from "meeting" where "id" = ${id}) "meeting"`.execute(app.db);
  return id;
}

const ofReader = () => sql`(
  select "id" from "directoryUser"
  where "organizationId" = ${reader.organizationId} and "accountId" = ${reader.accountId})`;

async function findZeppelin() {
  const response = await reader.call('GET', `${paths.search}?q=zeppelin`);
  expect(response.statusCode, response.body).toBe(200);
  const { meetings, total } = searchAnswerSchema.parse(response.json());
  return { names: meetings.map(({ name }) => name).toSorted(), total };
}

test('readers of few and of many meetings find those that they uploaded, took part in or have shared', async () => {
  await buildIndexed(reader, 'Zeppelin uploaded');
  const attended = await buildIndexed(owner, 'Zeppelin attended');
  await sql`
    update "participant" set "directoryUserId" = ${ofReader()}
    where "meetingId" = ${attended} and "position" = 0`.execute(app.db);
  const shared = await buildIndexed(owner, 'Zeppelin shared');
  await sql`
    insert into "meetingShare" ("organizationId", "meetingId", "directoryUserId")
    values (${owner.organizationId}, ${shared}, ${ofReader()})`.execute(app.db);
  await buildIndexed(owner, 'Zeppelin hidden');
  await buildIndexed(await app.accounts.buildOwner(), 'Zeppelin elsewhere');

  const found = { names: ['Zeppelin attended', 'Zeppelin shared', 'Zeppelin uploaded'], total: 3 };
  expect(await findZeppelin()).toEqual(found);
  await sql`
    insert into "meeting" ("organizationId", "uploadedBy", "title", "startsAt", "durationMinutes",
      "status", "step", "percentage", "runId")
    select ${reader.organizationId}, ${reader.accountId}, 'Weekly', now(), 0, 'completed',
      'saving_results', 100, gen_random_uuid()
    from generate_series(1, 6000)`.execute(app.db);
  expect(await findZeppelin()).toEqual(found);
});
