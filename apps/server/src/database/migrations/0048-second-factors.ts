import { type Kysely, sql } from 'kysely';

/** When two-factor sign-in was switched on. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "twoFactor" add column "onSince" timestamptz`.execute(db);
  await sql`
    update "twoFactor" set "onSince" = "entry"."at"
    from (
      select "accountId", max("at") as "at" from "auditEntry"
      where "action" = 'two-factor-on' group by "accountId") "entry"
    where "entry"."accountId" = "userId" and "verified"`.execute(db);
}
