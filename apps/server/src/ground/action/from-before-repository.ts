import { fromBeforeDays } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isNotClosedAction } from './action-state-repository.ts';

/**
 * Found actions of a meeting that was past when it was uploaded are from before, the others are open. What somebody
 * has changed or confirmed stays as it is.
 */
export async function markFromBefore(
  tx: Queryable,
  { organizationId, meetingId }: { organizationId: string; meetingId: string },
): Promise<void> {
  await sql`
    update "actionItem" set "state" = "meeting"."state" from (
      select case
        when "startsAt" < "createdAt" - make_interval(days => ${fromBeforeDays}::integer)
        then 'from-before' else 'open' end as "state"
      from "meeting" where "organizationId" = ${organizationId} and "id" = ${meetingId}
    ) "meeting"
    where "organizationId" = ${organizationId} and "meetingId" = ${meetingId}
      and "origin" = 'found' and ${isNotClosedAction}
      and "actionItem"."state" <> "meeting"."state"
      and "changedAt" is null and "confirmedAt" is null`.execute(tx);
}
