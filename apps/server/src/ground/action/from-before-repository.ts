import { fromBeforeDays } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/**
 * Found actions of a meeting that was past when it was uploaded are from before, the others are open. What somebody
 * has changed or confirmed stays as it is.
 */
export async function markFromBefore(
  tx: Queryable,
  { organizationId, meetingId }: { organizationId: string; meetingId: string },
): Promise<void> {
  await sql`
    update "actionItem" set "state" = case
      when "startsAt" < "meeting"."createdAt" - make_interval(days => ${fromBeforeDays}::integer)
      then 'from-before' else 'open' end
    from "meeting"
    where "actionItem"."organizationId" = ${organizationId}
      and "actionItem"."meetingId" = ${meetingId} and "meeting"."id" = ${meetingId}
      and "actionItem"."origin" = 'found' and "actionItem"."state" in ('open', 'from-before')
      and "actionItem"."changedAt" is null and "actionItem"."confirmedAt" is null`.execute(tx);
}
