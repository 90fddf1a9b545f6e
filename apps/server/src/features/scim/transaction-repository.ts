import { sql } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import type { Queryable } from '../../database/types.ts';

/** Makes other changes by the directory wait until the transaction ends. */
export const lockDirectory = (tx: Queryable, organizationId: string) =>
  lockUntilCommit(tx, 'scim', organizationId);

/**
 * A directory fills empty tables with thousands of rows within a minute. A cached plan for the first rows would then
 * read the whole table each time, until the database has counted the rows.
 */
export async function planAnew(tx: Queryable): Promise<void> {
  await sql`set local plan_cache_mode = 'force_custom_plan'`.execute(tx);
}
