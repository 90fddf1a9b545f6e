import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Makes other changes by the directory wait until the transaction ends. */
export async function lockDirectory(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('scim'), hashtext(${organizationId}))`.execute(tx);
}

/**
 * A directory fills empty tables with thousands of rows within a minute. A cached plan for the first rows would then
 * read the whole table each time, until the database has counted the rows.
 */
export async function planAnew(tx: Queryable): Promise<void> {
  await sql`set local plan_cache_mode = 'force_custom_plan'`.execute(tx);
}
