import {
  importColumns,
  meetingGraphSchema,
  meetingListSchema,
  meetingTranscriptSchema,
  myDataFileSchema,
  organizationUserListSchema,
  participantSummariesSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildMeeting } from '../../../testing/factories/meetings.ts';
import {
  formWith,
  readStatus,
  sendForm,
  sendUpload,
  upload,
} from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { turnsPerPiece } from '../analysis/cut-turns.ts';
import { sweepContent } from '../sweep/sweep-content.ts';
import { chunkBytes, insertChunk, insertFile } from '../upload/file-repository.ts';
import { readMeetingFile } from '../upload/store-file.ts';

const patience = { timeout: 120_000 };
const log = pino({ level: 'silent' });

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const lines = (count: number, speakers: number) =>
  Array.from(
    { length: count },
    (_, at) => `Speaker${at % speakers} Example: I said sentence number ${at} of this meeting.`,
  );
const threeChunks = lines(6000, 3).join('\n');

const get = async (path: string, id: string) => (await owner.call('GET', pathFor(path, id))).json();
const transcriptOf = async (id: string) =>
  meetingTranscriptSchema.parse(await get(paths.meetingTranscript, id));

async function finish(content: string, name = 'large.txt') {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, content, name);
  await completed;
  return id;
}

const filesHeld = () =>
  app.db
    .selectFrom('meetingFile')
    .leftJoin('fileChunk', 'fileChunk.fileId', 'meetingFile.id')
    .select(['meetingFile.id', 'meetingId', 'position'])
    .where('meetingFile.organizationId', '=', owner.organizationId)
    .execute();

async function watchInserts(table: 'participant' | 'interaction' | 'transcriptPiece') {
  await sql`create table if not exists "seenInsert" ("rows" integer)`.execute(app.db);
  await sql`
    create or replace function "seeInsert"() returns trigger as $$
    begin insert into "seenInsert" select count(*) from "added"; return null; end
    $$ language plpgsql`.execute(app.db);
  await sql`
    create trigger "seeInsert" after insert on ${sql.table(table)}
    referencing new table as "added" for each statement execute function "seeInsert"()`.execute(
    app.db,
  );
  return async () => {
    await sql`drop trigger "seeInsert" on ${sql.table(table)}`.execute(app.db);
    const { rows } = await sql<{ rows: number }>`
      delete from "seenInsert" where "rows" > 0 returning "rows"`.execute(app.db);
    return rows.map(({ rows }) => rows);
  };
}

test(
  'a large file is stored in chunks of bounded size and comes back unchanged',
  patience,
  async () => {
    const id = await upload(owner, threeChunks, 'large.txt');
    const { rows } = await sql<{ size: number }>`
    select length("bytes") as "size" from "fileChunk"
    where "organizationId" = ${owner.organizationId}`.execute(app.db);
    expect(rows.length).toBe(Math.ceil(threeChunks.length / chunkBytes));
    expect(Math.max(...rows.map(({ size }) => size))).toBe(chunkBytes);
    const read = await readMeetingFile(app.db, owner.organizationId, id);
    expect(read.name).toBe('large.txt');
    expect(Buffer.from(read.bytes).toString()).toBe(threeChunks);
    await owner.call('DELETE', pathFor(paths.meeting, id));
    expect(await filesHeld()).toEqual([]);
  },
);

test('a large file is refused on a full disk and leaves nothing behind', patience, async () => {
  await sql`
    create or replace function "noRoom"() returns trigger as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end
    $$ language plpgsql`.execute(app.db);
  await sql`
    create trigger "noRoom" before insert on "fileChunk" for each row when (new."position" = 2)
    execute function "noRoom"()`.execute(app.db);
  const response = await sendUpload(owner, formWith({ name: 'large.txt', content: threeChunks }));
  await sql`drop trigger "noRoom" on "fileChunk"`.execute(app.db);
  expect(response.statusCode).toBe(507);
  expect(await filesHeld()).toEqual([]);
  const list = await owner.call('GET', paths.meetings);
  expect(meetingListSchema.parse(list.json()).total).toBe(0);
});

test('files of interrupted uploads are swept after an hour, and files in use stay', async () => {
  const { organizationId } = owner;
  const file = { name: 'cut.txt', sha256: '', bytes: Buffer.from('Anna: I') };
  const begun = async (createdAt: Date) => {
    const { id } = await insertFile(app.db, organizationId, file);
    await insertChunk(app.db, { organizationId, fileId: id, position: 0, bytes: file.bytes });
    await app.db.updateTable('meetingFile').set({ createdAt }).where('id', '=', id).execute();
    return id;
  };
  await begun(new Date(Date.now() - 61 * 60_000));
  const underWay = await begun(new Date(Date.now() - 59 * 60_000));
  const meetingId = await buildMeeting(app.db, owner, { title: 'kept' });
  await sweepContent({ db: app.db, log });
  expect(await filesHeld()).toEqual([
    expect.objectContaining({ id: underWay, meetingId: null, position: 0 }),
    expect.objectContaining({ meetingId, position: 0 }),
  ]);
  // No other process uses this database, so no upload is in progress.
  await sweepContent({ db: app.db, log }, 0);
  expect(await filesHeld()).toEqual([expect.objectContaining({ meetingId, position: 0 })]);
});

test(
  'results of any size are written in bounded statements and come back unchanged',
  patience,
  async () => {
    const people = turnsPerPiece + 100;
    const stops = [await watchInserts('participant'), await watchInserts('transcriptPiece')];
    const id = await finish(lines(people * 2, people).join('\n'));
    const counts = [];
    for (const stop of stops) counts.push(...(await stop()));
    expect(Math.max(...counts)).toBeLessThanOrEqual(turnsPerPiece);
    const { rows } = await sql<{ turns: number }>`
    select jsonb_array_length("turns") as "turns" from "transcriptPiece"
    where "meetingId" = ${id} order by "position"`.execute(app.db);
    expect(rows.map(({ turns }) => turns)).toEqual([turnsPerPiece, turnsPerPiece, 200]);

    const { turns, speakers, coverage } = await transcriptOf(id);
    expect(turns.map(({ position }) => position)).toEqual(turns.map((_, at) => at));
    expect(turns.map(({ text }) => text)).toEqual(
      lines(people * 2, people).map((line) => line.slice(line.indexOf(': ') + 2)),
    );
    expect(speakers).toHaveLength(people);
    expect(coverage).toMatchObject({ turns: people * 2, unattributedTurns: 0 });
    const summaries = await get(paths.participantSummaries, id);
    expect(participantSummariesSchema.parse(summaries).summaries).toHaveLength(people);
    const { links } = meetingGraphSchema.parse(await get(paths.meetingGraph, id));
    expect(links.length).toBeGreaterThan(turnsPerPiece);
  },
);

test(
  'analysing a large meeting again replaces its pieces, and orphaned pieces are swept',
  patience,
  async () => {
    const id = await finish(lines(turnsPerPiece * 2 + 1, 3).join('\n'));
    const before = await transcriptOf(id);
    const updated = waitForEvent(app.bus, 'meeting-updated', id);
    await owner.call('POST', pathFor(paths.readAgain, id));
    await updated;
    await expect
      .poll(async () => (await readStatus(owner, id)).processingStatus, patience)
      .toBe('completed');
    const pieces = () =>
      app.db.selectFrom('transcriptPiece').selectAll().where('meetingId', '=', id).execute();
    await expect.poll(async () => (await transcriptOf(id)).turns, patience).toEqual(before.turns);
    const kept = await pieces();
    expect(kept).toHaveLength(3);
    const [piece] = kept;
    if (!piece) throw new Error('No piece is kept.');
    await sql`
    insert into "transcriptPiece"
    select "organizationId", "meetingId", gen_random_uuid(), "position", "turns"
    from "transcriptPiece" where "meetingId" = ${id}`.execute(app.db);
    await sweepContent({ db: app.db, log });
    expect((await pieces()).map(({ transcriptId }) => transcriptId)).toEqual(
      kept.map(({ transcriptId }) => transcriptId),
    );
  },
);

test('a file with more speakers than allowed fails with a sentence', patience, async () => {
  const failed = waitForEvent(app.bus, 'transcript-processing-failed');
  const id = await upload(owner, lines(1001, 1001).join('\n'), 'crowd.txt');
  await failed;
  expect((await readStatus(owner, id)).processingError).toBe(
    'This file names 1,001 speakers, and a meeting can have 1,000. Please check that it is the transcript of one meeting.',
  );
});

test(
  'download and erasure of a person cover every piece of a large meeting',
  patience,
  async () => {
    const anna = await app.accounts.buildMember(owner.organizationId);
    const content = `${importColumns.join(',')}\n${anna.email},Anna,Berg,,Controller,Finance,,`;
    await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
    const said = Array.from({ length: turnsPerPiece }, (_, at) => `This is my point ${at}.`);
    const id = await finish(
      said.map((text) => `Anna Berg: ${text}\nTom Leiva: Thank you, Anna.`).join('\n'),
    );
    const file = await anna.call('GET', paths.myDataFile);
    const [held] = myDataFileSchema.parse(file.json()).meetings;
    expect(held?.said.map(({ text }) => text)).toEqual(said);

    const { users } = organizationUserListSchema.parse(
      (await owner.call('GET', paths.users)).json(),
    );
    const person = users.find(({ firstName }) => firstName === 'Anna');
    const payload = { name: 'Anna Berg' };
    await owner.call('POST', pathFor(paths.erasure, person?.id ?? ''), { payload });
    const { turns } = await transcriptOf(id);
    expect(turns).toHaveLength(2 * turnsPerPiece);
    expect(turns.filter(({ text }) => text.includes('Anna'))).toEqual([]);
  },
);
