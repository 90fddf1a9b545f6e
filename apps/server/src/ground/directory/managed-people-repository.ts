import { type RawBuilder, sql } from 'kysely';
import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';

type Listing = (
  db: Queryable,
  organizationId: string,
  addresses: readonly string[],
) => Promise<Set<string>>;

const listAddresses =
  (which: RawBuilder<unknown>): Listing =>
  async (db, organizationId, addresses) => {
    const found = await valuesOf<string>(db)`
      select lower("email") from "directoryUser"
      join "scimUser" on "scimUser"."directoryUserId" = "directoryUser"."id"
      where "directoryUser"."organizationId" = ${organizationId} and ${which}
        and lower("email") = any (${addresses.map((one) => one.toLowerCase())})`;
    return new Set(found);
  };

/** Those of the addresses that belong to people managed by the company's directory; in lower case. */
export const listManagedAddresses = listAddresses(sql`"deletedAt" is null`);

/** Those of the addresses whose people the company's directory has deactivated; in lower case. */
export const listDeactivated = listAddresses(sql`not "isActive"`);

export const isDeactivated = async (db: Queryable, organizationId: string, email: string) =>
  (await listDeactivated(db, organizationId, [email])).size > 0;
