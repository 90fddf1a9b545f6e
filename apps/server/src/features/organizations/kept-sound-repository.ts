import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/**
 * Sound is kept for at most these days after its upload. The sweep deletes what is over its time; nobody can listen to
 * it before. Sound is never kept longer than was told when it was uploaded.
 */
export async function shortenKeptSound(
  tx: Queryable,
  organizationId: string,
  days: number | null,
): Promise<void> {
  await sql`
    update "recording"
    set "soundUntil" = least("soundUntil", "meeting"."createdAt" + make_interval(days => ${days ?? 0}))
    from "meeting"
    where "recording"."organizationId" = ${organizationId} and "soundUntil" is not null
      and "meeting"."organizationId" = ${organizationId}
      and "meeting"."id" = "recording"."meetingId"`.execute(tx);
}
