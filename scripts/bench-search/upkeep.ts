import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { jsonb } from '@rapport/server/database/jsonb';
import type { Database } from '@rapport/server/database/types';
import { indexMeeting } from '@rapport/server/ground/search-index/index-meeting';
import { sql } from 'kysely';
import { makeTalk } from './talk.ts';

const meetings = 60;
/** About an hour of talk. */
const words = 9000;

/** Processor milliseconds to index one hour-long meeting, in this process and in PostgreSQL. */
export async function measureUpkeep(db: Database, organizationId: string): Promise<number> {
  const ids: string[] = [];
  for (let n = 0; n < meetings; n += 1) ids.push(await storeMeeting(db, organizationId, n));
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as "pid"`.execute(one);
    const backendMs = () => processorMsOf(rows[0]?.pid ?? 0);
    const before = (await backendMs()) + ownMs();
    for (const meetingId of ids)
      await one.transaction().execute((tx) => indexMeeting(tx, { organizationId, meetingId }));
    return ((await backendMs()) + ownMs() - before) / meetings;
  });
}

const ownMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const msPerTick = 10;

/** Processor time of a process of this machine, from /proc. */
async function processorMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

async function storeMeeting(db: Database, organizationId: string, n: number): Promise<string> {
  const ofMeeting = { organizationId, meetingId: randomUUID() };
  const transcriptId = randomUUID();
  await db
    .insertInto('meeting')
    .values({
      id: ofMeeting.meetingId,
      organizationId,
      title: `Hour ${n}`,
      startsAt: new Date(),
      status: 'completed',
      step: 'saving_results',
      percentage: 100,
      runId: randomUUID(),
      language: 'en',
    })
    .execute();
  await db
    .insertInto('meetingTranscript')
    .values({
      ...ofMeeting,
      transcriptId,
      pieces: 1,
      summaryLines: jsonb([]),
      coverage: jsonb({ turns: 0, words, minutes: 60, timed: true, unattributedTurns: 0 }),
    })
    .execute();
  const turns = jsonb(makeTalk(words, 100_000 + n));
  await db
    .insertInto('transcriptPiece')
    .values({ ...ofMeeting, transcriptId, position: 0, turns })
    .execute();
  return ofMeeting.meetingId;
}
