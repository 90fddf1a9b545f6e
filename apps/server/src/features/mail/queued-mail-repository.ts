import { sql } from 'kysely';
import { findColumn } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';
import { sendMailJob } from './send-mail.job.ts';

/** Of one organization or all, to one person or all. A mail that is being sent is not sent again if that fails. */
export async function deleteQueuedMails(
  tx: Queryable,
  { organizationId, to }: { organizationId?: string; to?: string },
): Promise<void> {
  const ofOrganization =
    organizationId === undefined ? sql`true` : sql`data->>'organizationId' = ${organizationId}`;
  const toPerson = to === undefined ? sql`true` : sql`lower(data->>'to') = ${to.toLowerCase()}`;
  await sql`
    delete from pgboss.job where name = ${sendMailJob.name} and state <= 'active'
      and ${ofOrganization} and ${toPerson}`.execute(tx);
}

export const findAddress = (tx: Queryable, accountId: string) =>
  findColumn(tx, 'user', 'email', { id: accountId });
