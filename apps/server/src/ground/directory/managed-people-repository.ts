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

/** Whether the company's directory has deactivated the person with that address. */
export async function isDeactivated(
  db: Queryable,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('directoryUser')
    .innerJoin('scimUser', 'scimUser.directoryUserId', 'directoryUser.id')
    .select('directoryUser.id')
    .where('directoryUser.organizationId', '=', organizationId)
    .where(sql`lower("directoryUser"."email")`, '=', email.toLowerCase())
    .where('isActive', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
