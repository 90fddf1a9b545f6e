import { defaultOrganizationSettings } from '@rapport/contract';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isQuiet } from '../../../ground/notification/new-notification-repository.ts';
import type { Told } from '../delivery-repository.ts';

export type DueDigest = Told & { week: string };

/**
 * Members whose digest became due within the last day, by their organization's local time and after
 * quiet hours, and who did not get the digest of the previous week yet.
 */
export const listDueDigests = (db: Queryable) => rowsOf<DueDigest>(db)`
    select "organizationId", "accountId", to_char("week", 'YYYY-MM-DD') as "week"
    from (
      select "wish".*, "local", to_char("local", 'HH24:MI') as "time",
        date_trunc('week', "local") as "monday",
        date_trunc('week', "local")::date - 7 as "week"
      from "notificationSettings" "wish"
      left join "organizationSettings" "settings"
        on "settings"."organizationId" = "wish"."organizationId"
      cross join lateral (select now() at time zone
        coalesce("settings"."timezone", ${defaultOrganizationSettings.timezone}) as "local") "clock"
      where "isDigestOn") "due"
    cross join lateral (select
      "monday" + make_interval(days => "digestDay"::int) + "digestTime"::time as "hour") "chosen"
    where "local" >= "hour" and "local" < "hour" + interval '1 day'
      and not ${isQuiet(sql`"time"`)}
      and not exists (
        select from "digestSent" "sent"
        where "sent"."organizationId" = "due"."organizationId"
          and "sent"."accountId" = "due"."accountId" and "sent"."week" = "due"."week")`;

/** False if the week was already recorded, by this process or another. */
export async function recordDigest(
  tx: Queryable,
  { organizationId, accountId, week }: DueDigest,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('digestSent')
    .values({ organizationId, accountId, week })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
