import { type Kysely, sql } from 'kysely';

/** Files and transcripts are compressed in a quarter of the time, where the server was built for it. What is there stays. */
export async function up(db: Kysely<unknown>) {
  await sql`
    do $$ begin
      if exists (
        select from pg_settings where "name" = 'default_toast_compression' and 'lz4' = any ("enumvals"))
      then
        alter table "meetingFile" alter column "bytes" set compression lz4;
        alter table "meetingTranscript" alter column "turns" set compression lz4;
      end if;
    end $$`.execute(db);
}
