import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

/** Of all organizations: sound that no meeting refers to, and that is no longer written. */
export async function deleteUnattachedSounds(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sound')
    .where('meetingId', 'is', null)
    .where('writtenAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Of all organizations: sound whose time for listening, or for a retry, is over. */
export async function deleteExpiredSounds(db: Queryable, failedBefore: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with "expired" as (
      select "recording"."organizationId", "recording"."meetingId"
      from "recording" join "meeting" on "meeting"."id" = "recording"."meetingId"
      where "soundUntil" < now()
        or ("soundUntil" is null and "status" in ('failed', 'cancelled')
          and "completedAt" < ${failedBefore})
    ), "silent" as (
      update "recording" set "soundUntil" = null from "expired"
      where "recording"."organizationId" = "expired"."organizationId"
        and "recording"."meetingId" = "expired"."meetingId"
    ), "unsaid" as (
      delete from "recordingPart" "part" using "expired"
      where "part"."organizationId" = "expired"."organizationId"
        and "part"."meetingId" = "expired"."meetingId"
    )
    delete from "sound" using "expired"
    where "sound"."organizationId" = "expired"."organizationId"
      and "sound"."meetingId" = "expired"."meetingId"`.execute(db);
  return Number(numAffectedRows ?? 0);
}
