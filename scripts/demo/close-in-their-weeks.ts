import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';

/**
 * Actions are closed one by one over the half-year, not all on the day of the demonstration: near the day they are
 * due, but hours after their meeting, and not in the future.
 */
export async function closeInTheirWeeks(db: Database): Promise<void> {
  await sql`
    update "actionItem" set "closedAt" = least(now(), greatest(
      "startsAt" + interval '1 hour' * (2 + "actionItem"."turn" % 19),
      coalesce("dueDay"::timestamptz, "startsAt" + interval '5 days')
        + interval '1 hour' * (24 * ("actionItem"."turn" % 4) - 15)))
    from "meeting"
    where "meeting"."id" = "meetingId" and "closedAt" is not null`.execute(db);
}
