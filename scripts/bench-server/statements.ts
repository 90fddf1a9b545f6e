import { type MeetingListQuery, pathFor, paths } from '@rapport/contract';
import type { Database, Tables } from '@rapport/server/database/types';
import { findSessionCaller } from '@rapport/server/features/auth/session-repository';
import {
  getMeeting,
  getMeetingGraph,
  getMeetings,
} from '@rapport/server/features/meetings/read-meetings';
import { getProcessingStatus } from '@rapport/server/features/transcripts/get-processing-status';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

export type Statement = { sql: string; parameters: readonly unknown[] };

type MeasuredCall = {
  name: string;
  pathOf: (owner: GeneratedOwner) => string;
  run: (db: Database, owner: GeneratedOwner) => Promise<unknown>;
};

const memberOf = ({ accountId, organizationId }: GeneratedOwner) => ({
  accountId,
  organizationId,
  role: 'owner' as const,
});
const firstPage: MeetingListQuery = { limit: 50, offset: 0 };

/** The calls that are made all the time. */
export const measuredCalls: MeasuredCall[] = [
  {
    name: 'list',
    pathOf: () => paths.meetings,
    run: (db, owner) => getMeetings(db, memberOf(owner), firstPage),
  },
  {
    name: 'detail',
    pathOf: ({ meetingId }) => pathFor(paths.meeting, meetingId),
    run: (db, owner) => getMeeting(db, memberOf(owner), owner.meetingId),
  },
  {
    name: 'graph',
    pathOf: ({ meetingId }) => pathFor(paths.meetingGraph, meetingId),
    run: (db, owner) => getMeetingGraph(db, memberOf(owner), owner.meetingId),
  },
  {
    name: 'status',
    pathOf: ({ meetingId }) => pathFor(paths.processingStatus, meetingId),
    run: (db, owner) => getProcessingStatus(db, memberOf(owner), owner.meetingId),
  },
];

/** Every statement that a call of that person runs, the one for their session first. */
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
    await findSessionCaller(db, owner.token, new Date());
    await call.run(db, owner);
    ofOwners.push(statements);
  }
  await db.destroy();
  return ofOwners;
}
