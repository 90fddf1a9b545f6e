import { type ActionState, type NotificationKind, unreadShownMax } from '@rapport/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { oneValueOf, rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import {
  isOverdue,
  isReadableAction,
  selfOf,
} from '../../ground/action/readable-actions-repository.ts';
import { openSpeakers } from '../../ground/meeting/open-speakers-repository.ts';
import { isReadableBy } from '../../ground/meeting/readable-meetings-repository.ts';
import {
  hasHandoverTask,
  hasSuccessionStep,
  isNotifiedPlan,
} from '../../ground/planning/readable-plans-repository.ts';
import { shownName } from '../../ground/shown-name-repository.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';

export type NotificationRow = {
  id: string;
  kind: NotificationKind;
  createdAt: Date;
  isRead: boolean;
  by: string | null;
  meetingId: string | null;
  title: string | null;
  people: number | null;
  minutes: number | null;
  actions: number | null;
  decisions: number | null;
  error: string | null;
  speakers: number | null;
  actionId: string | null;
  text: string | null;
  isQuoted: boolean;
  dueDay: string | null;
  state: ActionState | null;
  scenarioId: string | null;
  successionPlanId: string | null;
  offboardingId: string | null;
  plan: string | null;
};

/**
 * The reader's notifications that are still relevant and that the reader may still see: meetings
 * and actions are joined by the rules of their own lists.
 */
function visibleTo(reader: Member) {
  const { organizationId, accountId, role, settings } = reader;
  const matches = hasPermission(role, { organization: ['update'] });
  const seesActions = settings.activeFeatures.actions;
  // Named for each kind, so that a new one without a rule is a type error.
  const holdsFor: Record<NotificationKind, RawBuilder<unknown>> = {
    'meeting-analysed': sql`"meeting"."status" = 'completed'`,
    'meeting-failed': sql`"meeting"."status" = 'failed'`,
    'meeting-shared': sql`"meeting"."id" is not null`,
    'speakers-to-match': sql`${matches} and "meeting"."status" = 'completed'
      and ${openSpeakers(organizationId)} > 0`,
    'action-given': sql`${seesActions} and "actionItem"."id" is not null`,
    'action-late': sql`${seesActions} and "actionItem"."dueDay" = "told"."dueDay"
      and ${isOverdue(reader)}`,
    'plan-shared': isNotifiedPlan(reader),
    'plan-people-changed': isNotifiedPlan(reader),
    'task-given': sql`${hasHandoverTask(reader)} or ${hasSuccessionStep(reader)}`,
    'invitation-accepted': sql`exists (
      select from "member"
      where "member"."organizationId" = ${organizationId} and "member"."userId" = "told"."byId")`,
    'rules-loosened': sql`true`,
    'sound-shortened': sql`true`,
  };
  return sql`
    from "notification" "told"
    left join "meeting" on "meeting"."id" = "told"."meetingId" and ${isReadableBy(reader)}
    left join "actionItem" on "actionItem"."id" = "told"."actionId" and ${isReadableAction(reader)}
      and "actionItem"."ownerUserId" in ${selfOf(reader)}
    left join "scenario" on "scenario"."id" = "told"."scenarioId"
    left join "successionPlan" on "successionPlan"."id" = "told"."successionPlanId"
    left join "offboardingProject" on "offboardingProject"."id" = "told"."offboardingId"
    left join "directoryUser" "leaving" on "leaving"."id" =
      coalesce("offboardingProject"."directoryUserId", "successionPlan"."personId")
    left join "directoryUser" "person" on "person"."organizationId" = ${organizationId}
      and "person"."accountId" = "told"."byId"
    where "told"."organizationId" = ${organizationId} and "told"."accountId" = ${accountId}
      and case "told"."kind" ${sql.join(
        Object.entries(holdsFor).map(([kind, holds]) => sql`when ${sql.lit(kind)} then ${holds}`),
        sql` `,
      )} end`;
}

const listed = async (
  db: Queryable,
  reader: Member,
  which: RawBuilder<unknown>,
): Promise<NotificationRow[]> => {
  return rowsOf<NotificationRow>(db)`
    select "told"."id", "told"."kind", "told"."createdAt", "told"."readAt" is not null as "isRead",
      ${shownName('person')} as "by", "meeting"."id" as "meetingId", "meeting"."title",
      "meeting"."participantCount" as "people", "meeting"."durationMinutes" as "minutes",
      "meeting"."actionCount" as "actions", "meeting"."decisionCount" as "decisions", "meeting"."error",
      case "told"."kind" when 'speakers-to-match' then ${openSpeakers(reader.organizationId)} end
        as "speakers",
      "actionItem"."id" as "actionId", "actionItem"."text",
      coalesce("actionItem"."quote" <> '' and not 'text' = any ("actionItem"."changed"), false)
        as "isQuoted",
      to_char("actionItem"."dueDay", 'YYYY-MM-DD') as "dueDay", "actionItem"."state",
      "told"."scenarioId", "told"."successionPlanId", "told"."offboardingId",
      case when "told"."scenarioId" is not null then "scenario"."title"
        else ${shownName('leaving')} end as "plan"
    ${visibleTo(reader)} and ${which}`;
};

/** Newest first. */
export const listInBell = (
  db: Queryable,
  reader: Member,
  { before, isUnread, limit }: { before?: string | undefined; isUnread: boolean; limit: number },
): Promise<NotificationRow[]> =>
  listed(
    db,
    reader,
    sql`"told"."isInBell" ${isUnread ? sql`and "told"."readAt" is null` : sql``} ${
      before === undefined
        ? sql``
        : sql`and "told"."position" < (
            select "position" from "notification" "last"
            where "last"."organizationId" = ${reader.organizationId}
              and "last"."accountId" = ${reader.accountId} and "last"."id" = ${before})`
    } order by "told"."position" desc limit ${limit}`,
  );

export const listNamed = (
  db: Queryable,
  reader: Member,
  ids: readonly string[],
): Promise<NotificationRow[]> =>
  listed(db, reader, sql`"told"."id" = any (${ids}::uuid[]) order by "told"."position" desc`);

/** The number of unread notifications, at most one more than the bell shows. */
export const countUnread = (db: Queryable, reader: Member) => oneValueOf<number>(db)`
    select count(*)::int as "unread" from (
      select ${visibleTo(reader)} and "told"."isInBell" and not "told"."isSilent"
        and "told"."readAt" is null
      limit ${unreadShownMax + 1}) "unread"`;

/** Without ids, marks all of the reader's notifications. */
export async function markRead(
  db: Queryable,
  { organizationId, accountId }: Pick<Member, 'organizationId' | 'accountId'>,
  ids?: readonly string[],
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ readAt: new Date() })
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where(sql<SqlBool>`"id" = any (${ids}::uuid[])`))
    .execute();
}
