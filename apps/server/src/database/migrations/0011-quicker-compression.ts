import { type Kysely, sql } from 'kysely';

/** lz4, where supported, is four times as fast. Applies to new values only. */
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
