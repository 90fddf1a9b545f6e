import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Those of the addresses that belong to people managed by the company's directory; in lower case. */
export async function listManagedAddresses(
  db: Queryable,
  organizationId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower("email") as "email" from "directoryUser"
    join "scimUser" on "scimUser"."directoryUserId" = "directoryUser"."id"
    where "directoryUser"."organizationId" = ${organizationId} and "deletedAt" is null
      and lower("email") = any (${addresses.map((one) => one.toLowerCase())})`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/** Those of the addresses whose people the company's directory has deactivated; in lower case. */
export async function listDeactivated(
  db: Queryable,
  organizationId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower("email") as "email" from "directoryUser"
    join "scimUser" on "scimUser"."directoryUserId" = "directoryUser"."id"
    where "directoryUser"."organizationId" = ${organizationId} and not "isActive"
      and lower("email") = any (${addresses.map((one) => one.toLowerCase())})`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

export const isDeactivated = async (db: Queryable, organizationId: string, email: string) =>
  (await listDeactivated(db, organizationId, [email])).size > 0;
