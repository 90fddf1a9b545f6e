import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Until the transaction ends, groups and people of the directory are changed one after the other. */
export async function lockDirectory(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('scim'), hashtext(${organizationId}))`.execute(tx);
}

/**
 * A directory fills empty tables with thousands of rows within a minute. A plan that was kept from the first rows would
 * read all of them each time, until the database has counted them.
 */
export async function planAnew(tx: Queryable): Promise<void> {
  await sql`set local plan_cache_mode = 'force_custom_plan'`.execute(tx);
}
