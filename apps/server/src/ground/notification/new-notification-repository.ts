import {
  defaultActiveFeatures,
  defaultNotificationSettings,
  defaultOrganizationSettings,
  type NotificationKind,
  notificationKindsForAll,
} from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { openSpeakers } from '../meeting/open-speakers-repository.ts';

/** Actions in older meetings, such as those of an archive, cause no notification. */
const freshDays = 14;

/** Meetings that began earlier are an import of past ones. */
const pastDays = 28;
/** Of other meetings, at most this many ring in an hour. */
const ringsAnHour = 5;

/**
 * Whether a notification about a meeting is of an import that has rung: of past meetings or from a watched source, and
 * one of the same kind came within the last hour. Such ones are listed, but neither counted nor mailed.
 */
const isSilentImport = (kind: NotificationKind) => sql`(
  select count(*) >= case when exists (
      select from "meeting" where "id" = "told"."meetingId"
        and "startsAt" < now() - make_interval(days => ${pastDays}))
    or exists (select from "importedFile" where "meetingId" = "told"."meetingId")
    then 1 else ${ringsAnHour} end
  from "notification" "earlier"
  where "earlier"."organizationId" = "told"."organizationId"
    and "earlier"."accountId" = "told"."accountId" and "earlier"."kind" = ${kind}
    and "earlier"."createdAt" > now() - interval '1 hour')`;

/** Of two meetings that are completed at the same time, the second sees the notification of the first. */
async function takeTurns(tx: Queryable, organizationId: string, meetingId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('import rings'), hashtext("uploadedBy")) from "meeting"
    where "organizationId" = ${organizationId} and "id" = ${meetingId}`.execute(tx);
}

/** The time zone of the organization's clock. */
const zone = sql`coalesce("settings"."timezone", ${defaultOrganizationSettings.timezone})`;
const localNow = sql`(now() at time zone ${zone})`;
const timeNow = sql`to_char(${localNow}, 'HH24:MI')`;

/**
 * Whether a time of day such as '07:30' is in the quiet hours, which may include midnight. False if there are none.
 */
export const isQuiet = (time: RawBuilder<unknown>) => sql`
  case when "quietFrom" is null then false
    when "quietFrom" <= "quietTo" then ${time} >= "quietFrom" and ${time} < "quietTo"
    else ${time} >= "quietFrom" or ${time} < "quietTo" end`;

/** Now or, in quiet hours, at their end. */
const mailTime = sql`case when ${isQuiet(timeNow)}
  then (${localNow}::date + case when ${timeNow} < "quietTo" then 0 else 1 end + "quietTo"::time)
    at time zone ${zone}
  else now() end`;

/** The columns of what a notification is about, if it is about neither a meeting nor an action. */
export const nothing = sql`null::uuid as "meetingId", null::uuid as "actionId", null::date as "dueDay"`;

export type Cause = {
  byId?: string | null;
  isSilent?: RawBuilder<unknown>;
  plan?: { column: 'scenarioId' | 'successionPlanId' | 'offboardingId'; id: string };
};

/**
 * Stores a notification for each account of `told` that is a member, chose the kind, and did not cause it. Whether
 * they may read the subject is checked when it is shown. Pass the transaction of the change.
 */
export async function notify(
  tx: Queryable,
  kind: NotificationKind,
  told: RawBuilder<unknown>,
  { byId = null, isSilent = sql`false`, plan }: Cause = {},
): Promise<void> {
  const { bell, mail } = defaultNotificationSettings;
  // Every member gets it in the app, whatever their settings; the mail to every member is sent separately.
  const isForAll = notificationKindsForAll.some((one) => one === kind);
  await sql`
    insert into "notification"
      ("organizationId", "accountId", "kind", "meetingId", "actionId", "dueDay", "byId", "isInBell",
        "isSilent", "mailAt"${plan ? sql`, ${sql.ref(plan.column)}` : sql``})
    select "told"."organizationId", "told"."accountId", ${kind}, "meetingId", "actionId", "dueDay",
      ${byId}, "isInBell", "isSilent", case when "isMailed" and not "isSilent" then ${mailTime} end
      ${plan ? sql`, ${plan.id}::uuid` : sql``}
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
    cross join lateral (select ${isSilent} as "isSilent") "volume"
    where "told"."accountId" is distinct from ${byId} and ("isInBell" or "isMailed")
    on conflict do nothing`.execute(tx);
}

const uploaderOf = (organizationId: string, meetingId: string) => sql`
  select "organizationId", "uploadedBy" as "accountId", "id" as "meetingId",
    null::uuid as "actionId", null::date as "dueDay"
  from "meeting" where "organizationId" = ${organizationId} and "id" = ${meetingId}`;

/** Notifies the uploader of a meeting. An import of many or of past meetings rings once. */
async function notifyUploader(
  tx: Queryable,
  kind: NotificationKind,
  { organizationId, meetingId }: { organizationId: string; meetingId: string },
  condition = sql`true`,
) {
  const uploader = sql`${uploaderOf(organizationId, meetingId)} and ${condition}`;
  await notify(tx, kind, uploader, { isSilent: isSilentImport(kind) });
}

/** Called after the results are saved for the first time. */
export async function notifyAnalysed(tx: Queryable, organizationId: string, meetingId: string) {
  const meeting = { organizationId, meetingId };
  await takeTurns(tx, organizationId, meetingId);
  await notifyUploader(tx, 'meeting-analysed', meeting);
  const hasOpenSpeakers = sql`${openSpeakers(organizationId)} > 0`;
  await notifyUploader(tx, 'speakers-to-match', meeting, hasOpenSpeakers);
}

/** Called at each failure. */
export async function notifyFailed(tx: Queryable, organizationId: string, meetingId: string) {
  await tx
    .deleteFrom('notification')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where('kind', '=', 'meeting-failed')
    .execute();
  await takeTurns(tx, organizationId, meetingId);
  await notifyUploader(tx, 'meeting-failed', { organizationId, meetingId });
}

/** Notifies people of the directory with whom the meetings are not shared yet; called before they are shared. */
export const notifyShared = (
  tx: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  meetingIds: readonly string[],
  userIds: readonly string[],
): Promise<void> =>
  notify(
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
    { byId: accountId },
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

/** Notifies once per action and person. */
export const notifyGiven = (
  tx: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  ids: readonly string[],
): Promise<void> => notify(tx, 'action-given', ownersOf(organizationId, ids), { byId: accountId });

/** Notifies owners of actions who were found in the transcript. */
export async function notifyFound(tx: Queryable, organizationId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await notify(
    tx,
    'action-given',
    sql`${ownersOf(organizationId, ids)}
      and "meeting"."startsAt" > now() - make_interval(days => ${freshDays})`,
  );
}

/** Notifies owners of actions that were due the day before, in all organizations. */
export const notifyLate = (db: Queryable): Promise<void> =>
  notify(
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

export const notifyAccepted = (
  db: Queryable,
  organizationId: string,
  { inviterId, accountId }: { inviterId: string; accountId: string },
): Promise<void> =>
  notify(
    db,
    'invitation-accepted',
    sql`select ${organizationId}::text as "organizationId", ${inviterId}::text as "accountId", ${nothing}`,
    { byId: accountId },
  );

type Author = { organizationId: string; accountId: string };

const everyMember = (organizationId: string) => sql`
  select "organizationId", "userId" as "accountId", ${nothing} from "member"
  where "organizationId" = ${organizationId}`;

/** Notifies every member. */
export const notifyLoosened = (tx: Queryable, { organizationId, accountId }: Author) =>
  notify(tx, 'rules-loosened', everyMember(organizationId), { byId: accountId });

/** Notifies every member. */
export const notifySoundShortened = (tx: Queryable, { organizationId, accountId }: Author) =>
  notify(tx, 'sound-shortened', everyMember(organizationId), { byId: accountId });
