import { type ActionState, type HandoverKind, handoverKindSchema } from '@rapport/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable, Tables } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { isClosedAction } from '../../../ground/action/action-state-repository.ts';
import {
  isReadableAction,
  selfOf,
  todayOf,
} from '../../../ground/action/readable-actions-repository.ts';
import {
  isChangeablePlan,
  isReadablePlan,
  mayKnowTask,
} from '../../../ground/planning/readable-plans-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { nameOf } from './project-repository.ts';

export type ItemRow = Omit<
  Selectable<Tables['handoverItem']>,
  'organizationId' | 'place' | 'doneAt'
> & {
  introducedName: string | null;
  introducedDepartment: string | null;
  /** Null if the member may not read it. */
  actionText: string | null;
  actionQuote: string | null;
  actionMeetingId: string | null;
  actionTurn: number | null;
  actionState: ActionState | null;
  actionClosedOn: string | null;
  actionSaidOn: string | null;
  assigneeName: string | null;
  doneOn: string | null;
  lateDays: number;
  changedByName: string | null;
  /** Columns of the plan. */
  createdAt: Date;
  projectPersonId: string | null;
  projectPersonName: string | null;
  lastDay: string | null;
  /** Whether the member may change all of the plan. */
  mayChange: boolean;
  isAssigned: boolean;
};

const isAssignedTo = (member: Member) => sql<boolean>`
  (coalesce("handoverItem"."assigneeId" in ${selfOf(member)}, false) and ${mayKnowTask(member)})`;

const mayOpen = (member: Member) => isReadablePlan('offboarding', member);

const dayOf = (moment: RawBuilder<unknown>, { settings }: Member) =>
  sql`(${moment} at time zone ${settings.timezone})::date`;

/** The position of a kind in a list. */
export const placeOfKind = sql`array_position(
  ${[...handoverKindSchema.options]}::text[], "kind")`;

const inList = sql`${placeOfKind}, "place", "handoverItem"."addedAt", "handoverItem"."id"`;

const isOpen = sql`("handoverItem"."doneAt" is null
  and coalesce("actionItem"."state", 'open') = 'open')`;

/** Selects items with those columns of their sources that the member may read now. */
const selectItems = (
  db: Queryable,
  member: Member,
  where: RawBuilder<unknown>,
  {
    order = inList,
    limit = sql`all`,
  }: { order?: RawBuilder<unknown>; limit?: RawBuilder<unknown> } = {},
) => {
  const due = sql`coalesce("handoverItem"."dueDay", "actionItem"."dueDay")`;
  return rowsOf<ItemRow>(db)`
    select "handoverItem"."id", "projectId", "kind", "label", "topicKey", "nameKey", "handoverItem"."actionId",
      "introducedId", "guestId", "seriesId", "mentions", "allMentions", "meetings", "tiesLeft", "quoteMeetingId", "quoteTurn",
      ${shownName('introduced')} as "introducedName",
      nullif(trim("introduced"."department"), '') as "introducedDepartment",
      "actionItem"."text" as "actionText", "actionItem"."quote" as "actionQuote",
      "actionItem"."meetingId" as "actionMeetingId", "actionItem"."turn" as "actionTurn", "actionItem"."state" as "actionState",
      ${dayOf(sql`"actionItem"."closedAt"`, member)}::text as "actionClosedOn",
      ${dayOf(sql`coalesce("said"."startsAt", "actionItem"."createdAt")`, member)}::text
        as "actionSaidOn",
      "assigneeId", "assignedAt", ${shownName('assignee')} as "assigneeName",
      "handoverItem"."dueDay"::text, "handoverItem"."note",
      ${dayOf(sql`"handoverItem"."doneAt"`, member)}::text as "doneOn",
      case when ${isOpen} then greatest(coalesce(${todayOf(member)} - ${due}, 0), 0) else 0 end::integer
        as "lateDays",
      "isNew", "handoverItem"."version", "handoverItem"."addedAt",
      "handoverItem"."changedBy", ${nameOf('handoverItem.changedBy')} as "changedByName",
      "offboardingProject"."createdAt", "offboardingProject"."lastDay"::text,
      "offboardingProject"."directoryUserId" as "projectPersonId",
      ${shownName('leaving')} as "projectPersonName",
      ${isChangeablePlan('offboarding', member)} as "mayChange", ${isAssignedTo(member)} as "isAssigned"
    from "handoverItem"
    join "offboardingProject" on "offboardingProject"."id" = "handoverItem"."projectId"
    left join "directoryUser" "leaving"
      on "leaving"."id" = "offboardingProject"."directoryUserId"
    left join "directoryUser" "introduced" on "introduced"."id" = "introducedId"
    left join "directoryUser" "assignee" on "assignee"."id" = "assigneeId"
    left join "actionItem" on "actionItem"."id" = "handoverItem"."actionId"
      and (${isReadableAction(member)})
    left join "meeting" "said" on "said"."id" = "actionItem"."meetingId"
    where "handoverItem"."organizationId" = ${member.organizationId} and ${where}
    order by ${order} limit ${limit}`;
};

/** Items of plans that the member may open. */
export const listItems = (db: Queryable, member: Member, projectIds: readonly string[]) =>
  selectItems(db, member, sql`"projectId" = any (${projectIds}::uuid[]) and ${mayOpen(member)}`);

export type ItemCounts = { items: number; done: number };

/** Counts per plan, with the same rules as `listItems` and `isDone`. */
export async function countByProject(
  db: Queryable,
  member: Member,
  projectIds: readonly string[],
  kinds: readonly HandoverKind[],
): Promise<Map<string, ItemCounts>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await sql<ItemCounts & { projectId: string }>`
    select "projectId", count(*)::integer as "items",
      (count(*) filter (
        where "handoverItem"."doneAt" is not null or ${isClosedAction}
      ))::integer as "done"
    from "handoverItem"
    join "offboardingProject" on "offboardingProject"."id" = "handoverItem"."projectId"
    left join "actionItem" on "actionItem"."id" = "handoverItem"."actionId"
      and (${isReadableAction(member)})
    where "handoverItem"."organizationId" = ${member.organizationId}
      and "projectId" = any (${projectIds}::uuid[]) and ${mayOpen(member)}
      and "kind" = any (${kinds}::text[])
    group by "projectId"`.execute(db);
  return new Map(rows.map(({ projectId, ...counts }) => [projectId, counts]));
}

/** Tasks of the member in any plan: open ones first, then by their due day. */
export const listAssigned = (db: Queryable, member: Member, limit: number) =>
  selectItems(db, member, isAssignedTo(member), {
    order: sql`${isOpen} desc, "handoverItem"."dueDay", "handoverItem"."id"`,
    limit: sql`${limit}`,
  });

/** Locks an item until the transaction ends, if the member may open its plan or the task is theirs. */
export async function lockItem(
  tx: Queryable,
  member: Member,
  id: string,
): Promise<ItemRow | undefined> {
  if (!isUuid(id)) return undefined;
  await sql`select from "handoverItem"
    where "organizationId" = ${member.organizationId} and "id" = ${id} for update`.execute(tx);
  return findItem(tx, member, id);
}

export async function findItem(
  db: Queryable,
  member: Member,
  id: string,
): Promise<ItemRow | undefined> {
  const isTheItem = sql`"handoverItem"."id" = ${id}`;
  const [item] = await selectItems(
    db,
    member,
    sql`${isTheItem} and (${mayOpen(member)} or ${isAssignedTo(member)})`,
  );
  return item;
}
