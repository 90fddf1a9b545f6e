import { type MeetingListQuery, type MeetingReaders, pathFor, paths } from '@rapport/contract';
import type { Database, Tables } from '@rapport/server/database/types';
import { findSessionCaller } from '@rapport/server/features/auth/session-repository';
import {
  getMeeting,
  getMeetingGraph,
  getMeetings,
} from '@rapport/server/features/meetings/read-meetings';
import { getProcessingStatus } from '@rapport/server/features/transcripts/processing/get-processing-status';
import type { Member } from '@rapport/server/platform/session';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

export type Statement = { sql: string; parameters: readonly unknown[] };

type MeasuredCall = {
  name: string;
  /** Who may read meetings during the measurement. */
  readers?: MeetingReaders;
  pathOf: (owner: GeneratedOwner) => string;
  run: (db: Database, member: Member, meetingId: string) => Promise<unknown>;
};

const firstPage: MeetingListQuery = { limit: 50, offset: 0 };

export const measuredCalls: MeasuredCall[] = [
  {
    name: 'list',
    pathOf: () => paths.meetings,
    run: (db, member) => getMeetings(db, member, firstPage),
  },
  {
    name: 'list-of-participants',
    readers: 'participants',
    pathOf: () => paths.meetings,
    run: (db, member) => getMeetings(db, member, firstPage),
  },
  {
    name: 'detail',
    pathOf: ({ meetingId }) => pathFor(paths.meeting, meetingId),
    run: getMeeting,
  },
  {
    name: 'graph',
    pathOf: ({ meetingId }) => pathFor(paths.meetingGraph, meetingId),
    run: getMeetingGraph,
  },
  {
    name: 'status',
    pathOf: ({ meetingId }) => pathFor(paths.processingStatus, meetingId),
    run: getProcessingStatus,
  },
];

/** The SQL statements of a call for each owner, starting with those of the session. */
export async function statementsOf(
  databaseUrl: string,
  call: MeasuredCall,
  owners: readonly GeneratedOwner[],
): Promise<Statement[][]> {
  let statements: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: 1 }) }),
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  const ofOwners: Statement[][] = [];
  for (const owner of owners) {
    statements = [];
    const caller = await findSessionCaller(db, owner.token, new Date());
    if (!caller?.membership) throw new Error('An owner is no member.');
    await call.run(db, { accountId: caller.accountId, ...caller.membership }, owner.meetingId);
    ofOwners.push(statements);
  }
  await db.destroy();
  return ofOwners;
}
