import { readFile } from 'node:fs/promises';
import { sessionOptions } from '@rapport/server/database/connect';
import type { Tables } from '@rapport/server/database/types';
import { sumWeeks } from '@rapport/server/features/figures/sum-weeks';
import { markNewMeeting } from '@rapport/server/ground/meeting/out-of-date-week-repository';
import { createLocalBus } from '@rapport/server/platform/event-bus';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { randomFrom } from '../../../scripts/random.ts';
import { generateOrganization } from '../changes/generate-organization.ts';
import type { Directory } from './fill-directory.ts';
import { insertMeetings } from './fill-organization.ts';
import { meetingRows } from './meeting-rows.ts';

const warmUps = 10;
const measured = 100;
const weekMs = 7 * 86_400_000;
const msPerTick = 10;

/**
 * Processor milliseconds for the figures of one more completed meeting: its mark and the sums of its week, in this
 * process and in PostgreSQL (Linux only). Meetings are added one after the other, so that no two are summed together.
 */
export async function benchNewMeetings(databaseUrl: string, directory: Directory): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, options: sessionOptions });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const bus = createLocalBus();
  const { organizationId } = directory;
  const random = randomFrom(2);
  const departmentOf = [...directory.idOf.keys()];
  const { meetings } = generateOrganization(2, {
    people: departmentOf.length,
    departments: 50,
    weeks: 4,
    meetings: 2 * (warmUps + measured),
  });
  const startsAt = new Date(Date.now() - weekMs);
  const rows = meetings
    .slice(0, warmUps + measured)
    .map((meeting) => meetingRows(random, directory, meeting, startsAt));
  await insertMeetings(
    db,
    rows.map((row) => ({ ...row, meeting: { ...row.meeting, status: 'processing' as const } })),
  );
  const backend = await sql<{ pid: number }>`select pg_backend_pid() as "pid"`.execute(db);
  const pid = backend.rows[0]?.pid ?? 0;
  let before = await cpuMs(pid);
  for (const [n, { meeting }] of rows.entries()) {
    if (n === warmUps) before = await cpuMs(pid);
    const id = meeting.id ?? '';
    const completed = await db
      .updateTable('meeting')
      .set({ status: 'completed' })
      .where('organizationId', '=', organizationId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await markNewMeeting(db, completed);
    await sumWeeks({ db, bus }, organizationId);
  }
  const took = (await cpuMs(pid)) - before;
  await db.destroy();
  return took / measured;
}

async function cpuMs(backend: number): Promise<number> {
  const stat = await readFile(`/proc/${backend}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const { user, system } = process.cpuUsage();
  return ticks * msPerTick + (user + system) / 1000;
}
