import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';
import { fillIndex } from '../search/fill-index.ts';

/** Gives every meeting an indexed talk, and lets one person ask without a limit. */
export async function makeAskable(db: Database, wordsOfMeeting: number): Promise<void> {
  await fillIndex(db, wordsOfMeeting);
  await sql`
    insert into "meetingTranscript" ("meetingId", "organizationId", "transcriptId", "pieces",
      "summaryLines", "coverage")
    select "id", "organizationId", "id", 1, '[]', '{}' from "meeting"
    on conflict ("meetingId") do update set "transcriptId" = excluded."transcriptId"`.execute(db);
  await sql`vacuum analyze "meetingTranscript"`.execute(db);
  // One person asks everything, so the limit of questions per minute is switched off.
  await sql`
    create function "countNothing"() returns trigger language plpgsql
      as 'begin new."count" := 2; return new; end'`.execute(db);
  await sql`
    create trigger "countNothing" before update on "attempt"
      for each row execute function "countNothing"()`.execute(db);
}
