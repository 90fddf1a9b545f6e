import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql`alter table "meetingTranscript" add column "talk" jsonb`.execute(db);
}
