import { type Kysely, sql } from 'kysely';

/** After a change of departments, only the sums of pairs of departments are recomputed. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "outOfDateWeek"
    add column "isOfDepartments" boolean not null default false`.execute(db);
}
