import { offboardingProjectsMax } from '@rapport/contract';
import { type Insertable, sql } from 'kysely';
import { lockUntilCommit } from '../../../database/lock-until-commit.ts';
import { deleteRows } from '../../../database/matching-rows.ts';
import { oneValueOf, rowsOf } from '../../../database/rows-of.ts';
import type { Queryable, Tables } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { isPlanner } from '../../../ground/planning/planners-repository.ts';
import {
  isChangeablePlan,
  isLeft,
  isReadablePlan,
} from '../../../ground/planning/readable-plans-repository.ts';
import { accountName, shownName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';

export type ProjectRow = {
  id: string;
  personId: string | null;
  personName: string | null;
  title: string | null;
  department: string | null;
  lastDay: string | null;
  announcedOn: string | null;
  note: string | null;
  createdAt: Date;
  createdOn: string;
  fromMeetings: number;
  namedDocuments: number | null;
  namedCustomers: number | null;
  lookedAfterBy: string | null;
  lookedAfterByName: string | null;
  /** True if the responsible account was deleted or is no longer a member. */
  isAbandoned: boolean;
  mayChange: boolean;
  /** Whether the member may plan about persons. */
  isPlanner: boolean;
  changedBy: string | null;
  changedByName: string | null;
  version: number;
  /** Changes with the plan and its list. */
  revision: string;
};

const mayOpen = (member: Member) => isReadablePlan('offboarding', member);

/** The name of an account, even if it is no longer a member. */
export const nameOf = (column: string) => sql<string | null>`(
  select coalesce(${accountName('user.id', 'offboardingProject.organizationId')}, "user"."name")
  from "user" where "user"."id" = ${sql.ref(column)})`;

const revision = sql<string>`md5(concat_ws(' ', "version", (
  select string_agg("item"."id" || '.' || "item"."version", ' ' order by "item"."id")
  from "handoverItem" "item"
  where "item"."organizationId" = "offboardingProject"."organizationId"
    and "item"."projectId" = "offboardingProject"."id")))`;

const columnsFor = (member: Member) => sql`
  "offboardingProject"."id", "directoryUserId" as "personId", ${shownName('person')} as "personName",
  "person"."title", nullif(trim("person"."department"), '') as "department",
  "lastDay"::text, "announcedOn"::text, "note", "offboardingProject"."createdAt",
  ("offboardingProject"."createdAt" at time zone ${member.settings.timezone})::date::text as "createdOn",
  "fromMeetings", "namedDocuments", "namedCustomers", "lookedAfterBy", ${isLeft('offboarding')} as "isAbandoned", "version",
  ${isChangeablePlan('offboarding', member)} as "mayChange", ${isPlanner(member)} as "isPlanner",
  "changedBy",  ${revision} as "revision",
  ${nameOf('offboardingProject.lookedAfterBy')} as "lookedAfterByName",
  ${nameOf('offboardingProject.changedBy')} as "changedByName"`;

const withPerson = sql`"offboardingProject"
  left join "directoryUser" "person" on "person"."id" = "offboardingProject"."directoryUserId"
    and "person"."organizationId" = "offboardingProject"."organizationId"`;

/** The member's own plans first, because many others may be shared; latest last day first. */
export const listProjects = (db: Queryable, member: Member, limit: number) =>
  rowsOf<ProjectRow>(db)`
    select * from (
      select ${columnsFor(member)} from ${withPerson}
      where ${mayOpen(member)}
      order by ("lookedAfterBy" is distinct from ${member.accountId}),
        "offboardingProject"."lastDay" desc, "offboardingProject"."id"
      limit ${limit}
    ) "listed" order by "lastDay" desc, "id"`;

export async function findProject(
  db: Queryable,
  member: Member,
  id: string,
): Promise<ProjectRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<ProjectRow>`
    select ${columnsFor(member)} from ${withPerson}
    where ${mayOpen(member)} and "offboardingProject"."id" = ${id}`.execute(db);
  return rows[0];
}

/** The latest last day of the person's plans that the member may open; undefined without a plan. */
export async function findLastDay(
  db: Queryable,
  member: Member,
  personId: string,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ lastDay: string | null }>`
    select "lastDay"::text from "offboardingProject"
    where ${mayOpen(member)} and "directoryUserId" = ${personId}
    order by "lastDay" desc nulls last limit 1`.execute(db);
  return rows[0]?.lastDay;
}

/** Locks the plan, and its list if asked for, until the transaction ends. */
export async function lockProject(
  tx: Queryable,
  member: Member,
  id: string,
  { withItems = false } = {},
): Promise<ProjectRow | undefined> {
  if (!isUuid(id)) return undefined;
  await sql`select from "offboardingProject"
    where "organizationId" = ${member.organizationId} and "id" = ${id} for update`.execute(tx);
  if (withItems)
    await sql`select from "handoverItem"
      where "organizationId" = ${member.organizationId} and "projectId" = ${id}
      order by "id" for update`.execute(tx);
  return findProject(tx, member, id);
}

/** Locks until the transaction ends, so that plans of one person are counted and added one after the other. */
export async function hasRoomForProject(
  tx: Queryable,
  { organizationId, accountId }: Member,
): Promise<boolean> {
  await lockUntilCommit(tx, 'offboardings', organizationId + accountId);
  return oneValueOf<boolean>(tx)`
    select count(*) < ${offboardingProjectsMax} as "hasRoom" from "offboardingProject"
    where "organizationId" = ${organizationId} and "lookedAfterBy" = ${accountId}`;
}

type NewProjectRow = Omit<
  Insertable<Tables['offboardingProject']>,
  'organizationId' | 'lookedAfterBy' | 'changedBy'
>;

export async function insertProject(
  tx: Queryable,
  { organizationId, accountId }: Member,
  project: NewProjectRow,
): Promise<string> {
  const { id } = await tx
    .insertInto('offboardingProject')
    .values({ ...project, organizationId, lookedAfterBy: accountId, changedBy: accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProject(
  tx: Queryable,
  { organizationId, accountId }: Member,
  id: string,
  columns: {
    lastDay?: string | null | undefined;
    announcedOn?: string | null | undefined;
    note?: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('offboardingProject')
    .set({ ...columns, changedBy: accountId, version: sql`"version" + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export const deleteProjectRow = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'offboardingProject', { organizationId, id });
