import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { jsonb } from '@rapport/server/database/jsonb';
import type { Database, Queryable } from '@rapport/server/database/types';
import { indexMeeting, indexPiece } from '@rapport/server/ground/search-index/index-meeting';
import { saveMeetingIndex } from '@rapport/server/ground/search-index/meeting-index-repository';
import { sql } from 'kysely';
import { makeTalk } from './talk.ts';

const warmUp = 20;
const meetings = 100;
/** About an hour of talk. */
const words = 9000;
const speakers = ['Priya Raman', 'Tomás Leiva', 'Jonas Keller', 'Margaret Okafor', 'Łukasz Nowak'];

type Stored = Awaited<ReturnType<typeof storeMeeting>>;

/** Processor milliseconds for one hour-long meeting, in this process and in PostgreSQL. */
export async function measureUpkeep(db: Database, organizationId: string) {
  return {
    /** Indexing with the results of an upload, whose turns are at hand. */
    withResults: await measure(db, organizationId, async (tx, { key, piece, turns, names }) => {
      await indexPiece(tx, piece, turns, { language: 'en', chapters: [], names });
      await saveMeetingIndex(tx, key);
    }),
    /** Indexing from the stored transcript, once for each meeting of an earlier version. */
    again: await measure(db, organizationId, (tx, { key }) => indexMeeting(tx, key)),
  };
}

async function measure(
  db: Database,
  organizationId: string,
  index: (tx: Queryable, meeting: Stored) => Promise<void>,
): Promise<number> {
  const all: Stored[] = [];
  for (let n = 0; n < warmUp + meetings; n += 1)
    all.push(await storeMeeting(db, organizationId, n));
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as "pid"`.execute(one);
    const backendMs = () => processorMsOf(rows[0]?.pid ?? 0);
    const write = async (stored: readonly Stored[]) => {
      for (const meeting of stored) await one.transaction().execute((tx) => index(tx, meeting));
    };
    await write(all.slice(0, warmUp));
    const before = (await backendMs()) + ownMs();
    await write(all.slice(warmUp));
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

async function storeMeeting(db: Database, organizationId: string, n: number) {
  const key = { organizationId, meetingId: randomUUID() };
  const transcriptId = randomUUID();
  await db
    .insertInto('meeting')
    .values({
      id: key.meetingId,
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
      ...key,
      transcriptId,
      pieces: 1,
      summaryLines: jsonb([]),
      coverage: jsonb({ turns: 0, words, minutes: 60, timed: true, unattributedTurns: 0 }),
    })
    .execute();
  const names = new Map(speakers.map((name) => [randomUUID() as string, name]));
  const ids = [...names.keys()];
  const turns = makeTalk(words, 100_000 + n).map((turn) => ({
    ...turn,
    participantId: ids[turn.position % ids.length] ?? null,
  }));
  const piece = { ...key, transcriptId, position: 0 };
  await db
    .insertInto('transcriptPiece')
    .values({ ...piece, turns: jsonb(turns) })
    .execute();
  return { key, piece, turns, names };
}
