import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

/** Deletes connections that have ended or were never finished, old tokens, and programs without a connection. */
export async function deleteOldConnections(db: Queryable): Promise<void> {
  await sql`
    delete from "assistantConnection" "connection"
    where "expiresAt" < now() or ("createdAt" < now() - interval '1 hour' and not exists (
      select from "oauthRefreshToken" "token"
      where "token"."referenceId" = "connection"."id" and "token"."revoked" is null
        and "token"."expiresAt" > now()))`.execute(db);
  await sql`delete from "oauthAccessToken" where "expiresAt" < now()`.execute(db);
  await sql`delete from "oauthRefreshToken" where "expiresAt" < now()`.execute(db);
  await sql`
    delete from "oauthClient" "client"
    where "createdAt" < now() - interval '1 day' and not exists (
      select from "assistantConnection" "connection"
      where "connection"."clientId" = "client"."clientId")`.execute(db);
}
