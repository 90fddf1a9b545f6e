import {
  defaultActiveFeatures,
  defaultNotificationSettings,
  defaultOrganizationSettings,
  type NotificationKind,
} from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { openSpeakers } from '../meeting/open-speakers-repository.ts';

/** Actions that are found in older meetings, such as those of an archive, are not told of. */
const freshDays = 14;

/** By the organization's clock. */
const zone = sql`coalesce("settings"."timezone", ${defaultOrganizationSettings.timezone})`;
const localNow = sql`(now() at time zone ${zone})`;
const timeNow = sql`to_char(${localNow}, 'HH24:MI')`;

/** Whether a time of day, as '07:30', is in the quiet hours, which may go past midnight. False where there are none. */
export const isQuiet = (time: RawBuilder<unknown>) => sql`coalesce(
  case when "quietFrom" <= "quietTo" then ${time} >= "quietFrom" and ${time} < "quietTo"
    else ${time} >= "quietFrom" or ${time} < "quietTo" end, false)`;

/** Now, or in quiet hours their end. */
const mailTime = sql`case when ${isQuiet(timeNow)}
  then (${localNow}::date + case when ${timeNow} < "quietTo" then 0 else 1 end + "quietTo"::time)
    at time zone ${zone}
  else now() end`;

const nothing = sql`null::uuid as "meetingId", null::uuid as "actionId", null::date as "dueDay"`;

/**
 * Keeps a notification for each account of `told` that is a member and chose the kind, and is not the one who did it. What
 * they may read is asked when it is shown. Pass the transaction of the change.
 */
async function note(
  tx: Queryable,
  kind: NotificationKind,
  told: RawBuilder<unknown>,
  byId: string | null = null,
): Promise<void> {
  const { bell, mail } = defaultNotificationSettings;
  // Every member is told of it in the app; the mail to every member is another one.
  const isForAll = kind === 'rules-loosened';
  await sql`
    insert into "notification"
      ("organizationId", "accountId", "kind", "meetingId", "actionId", "dueDay", "byId", "isInBell", "mailAt")
    select "told"."organizationId", "told"."accountId", ${kind}, "meetingId", "actionId", "dueDay",
      ${byId}, "isInBell", case when "isMailed" then ${mailTime} end
    from (${told}) "told"
    join "member" on "member"."organizationId" = "told"."organizationId"
      and "member"."userId" = "told"."accountId"
    left join "organizationSettings" "settings"
      on "settings"."organizationId" = "told"."organizationId"
    left join "notificationSettings" "chosen" on "chosen"."organizationId" = "told"."organizationId"
      and "chosen"."accountId" = "told"."accountId"
    cross join lateral (select
      ${isForAll} or ${kind} = any (coalesce("chosen"."bell", ${bell}::text[])) as "isInBell",
      ${kind} = any (coalesce("chosen"."mail", ${mail}::text[])) as "isMailed") "ways"
    where "told"."accountId" is distinct from ${byId} and ("isInBell" or "isMailed")
    on conflict do nothing`.execute(tx);
}

const uploaderOf = (organizationId: string, meetingId: string) => sql`
  select "organizationId", "uploadedBy" as "accountId", "id" as "meetingId",
    null::uuid as "actionId", null::date as "dueDay"
  from "meeting" where "organizationId" = ${organizationId} and "id" = ${meetingId}`;

/** After its results are saved for the first time. */
export async function noteAnalysed(tx: Queryable, organizationId: string, meetingId: string) {
  await note(tx, 'meeting-analysed', uploaderOf(organizationId, meetingId));
  await note(
    tx,
    'speakers-to-match',
    sql`${uploaderOf(organizationId, meetingId)} and ${openSpeakers(organizationId)} > 0`,
  );
}

/** Again at each failure. */
export async function noteFailed(tx: Queryable, organizationId: string, meetingId: string) {
  await tx
    .deleteFrom('notification')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where('kind', '=', 'meeting-failed')
    .execute();
  await note(tx, 'meeting-failed', uploaderOf(organizationId, meetingId));
}

/** To people of the directory with whom they are not shared yet; called before they are. */
export const noteShared = (
  tx: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  meetingIds: readonly string[],
  userIds: readonly string[],
): Promise<void> =>
  note(
    tx,
    'meeting-shared',
    sql`
      select "organizationId", "accountId", "shared"."meetingId", null::uuid as "actionId", null::date as "dueDay"
      from "directoryUser" cross join unnest(${meetingIds}::uuid[]) as "shared" ("meetingId")
      where "organizationId" = ${organizationId} and "id" = any (${userIds}::uuid[])
        and "accountId" is not null and not exists (
          select from "meetingShare" "share"
          where "share"."organizationId" = ${organizationId}
            and "share"."meetingId" = "shared"."meetingId" and "share"."directoryUserId" = "directoryUser"."id")`,
    accountId,
  );

/** Whether the organization has actions switched on. */
const hasActions = sql`coalesce(
  (select "actions" from "organizationSettings" "saved"
    where "saved"."organizationId" = "actionItem"."organizationId"),
  ${defaultActiveFeatures.actions})`;

const ownersOf = (organizationId: string, ids: readonly string[]) => sql`
  select "actionItem"."organizationId", "owner"."accountId", null::uuid as "meetingId",
    "actionItem"."id" as "actionId", null::date as "dueDay"
  from "actionItem"
  join "directoryUser" "owner" on "owner"."id" = "actionItem"."ownerUserId"
  left join "meeting" on "meeting"."id" = "actionItem"."meetingId"
  where "actionItem"."organizationId" = ${organizationId}
    and "actionItem"."id" = any (${ids}::uuid[]) and "actionItem"."state" = 'open'
    and "owner"."accountId" is not null and ${hasActions}`;

/** Once for an action and a person. */
export const noteGiven = (
  tx: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  ids: readonly string[],
): Promise<void> => note(tx, 'action-given', ownersOf(organizationId, ids), accountId);

/** Actions whose owner was found in what was said. */
export async function noteFound(tx: Queryable, organizationId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await note(
    tx,
    'action-given',
    sql`${ownersOf(organizationId, ids)}
      and "meeting"."startsAt" > now() - make_interval(days => ${freshDays})`,
  );
}

/** Actions of all organizations that were due the day before. */
export const noteLate = (db: Queryable): Promise<void> =>
  note(
    db,
    'action-late',
    sql`
      select "actionItem"."organizationId", "owner"."accountId", null::uuid as "meetingId",
        "actionItem"."id" as "actionId", "actionItem"."dueDay"
      from "actionItem"
      join "directoryUser" "owner" on "owner"."id" = "actionItem"."ownerUserId"
      left join "organizationSettings" "settings"
        on "settings"."organizationId" = "actionItem"."organizationId"
      where "actionItem"."state" = 'open' and "owner"."accountId" is not null and ${hasActions}
        and "actionItem"."dueDay" = ${localNow}::date - 1`,
  );

export const noteAccepted = (
  db: Queryable,
  organizationId: string,
  { inviterId, accountId }: { inviterId: string; accountId: string },
): Promise<void> =>
  note(
    db,
    'invitation-accepted',
    sql`select ${organizationId}::text as "organizationId", ${inviterId}::text as "accountId", ${nothing}`,
    accountId,
  );

/** To every member. */
export const noteLoosened = (
  tx: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
): Promise<void> =>
  note(
    tx,
    'rules-loosened',
    sql`
      select "organizationId", "userId" as "accountId", ${nothing} from "member"
      where "organizationId" = ${organizationId}`,
    accountId,
  );
