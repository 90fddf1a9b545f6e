import type { DirectoryPerson, PlanCandidate, PlanReader } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { contains } from '../../../ground/contains-repository.ts';
import type { OfPlan } from '../../../ground/planning/plan-audience-repository.ts';
import {
  planColumns,
  planTables,
  subjectsOf,
} from '../../../ground/planning/plan-subjects-repository.ts';
import { isPlannerToo } from '../../../ground/planning/planners-repository.ts';
import { makerOf } from '../../../ground/planning/readable-plans-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';

const names = sql`"person"."id", ${shownName('person')} as "name", "person"."title"`;

const planIs = ({ organizationId }: Member, { kind, id }: OfPlan) => sql`
  ${sql.table(planTables[kind])} "plan"
  join "directoryUser" "person" on "person"."organizationId" = "plan"."organizationId"
  left join "member" on "member"."organizationId" = "plan"."organizationId"
    and "member"."userId" = "person"."accountId"
  left join "planShare" "share" on ${sql.ref(`share.${planColumns[kind]}`)} = "plan"."id"
    and "share"."directoryUserId" = "person"."id"
  where "plan"."organizationId" = ${organizationId} and "plan"."id" = ${id}`;

const isAbout = ({ kind }: OfPlan) => sql`"person"."id"::text in ${subjectsOf(kind, 'plan')}`;
const isMaker = ({ kind }: OfPlan) =>
  sql`coalesce("person"."accountId" = ${makerOf(kind, 'plan')}, false)`;

/** Members who see the plan: its maker first, then those with whom it is shared, by name. */
export const listPlanReaders = (db: Queryable, member: Member, plan: OfPlan) =>
  rowsOf<PlanReader>(db)`
    select ${names}, ${isPlannerToo(member)} as "mayPlan",
      case when ${isMaker(plan)} then 'owner' when "share"."mayChange" then 'change' else 'read' end as "access",
      "person"."accountId" = ${member.accountId} as "isCaller", ${isAbout(plan)} as "isAbout"
    from ${planIs(member, plan)} and "member"."userId" is not null
      and (${isMaker(plan)} or ("share"."directoryUserId" is not null
        and ("share"."isIncluded" or not ${isAbout(plan)})))
    order by ${isMaker(plan)} desc, lower(${shownName('person')}), "person"."id"`;

/** People whom the plan is about, who neither made it nor were included by name. */
export const listLeftOut = (
  db: Queryable,
  member: Member,
  plan: OfPlan,
): Promise<(DirectoryPerson & { isMember: boolean })[]> => rowsOf<
  DirectoryPerson & { isMember: boolean }
>(db)`
    select ${names}, "member"."userId" is not null as "isMember"
    from ${planIs(member, plan)} and ${isAbout(plan)} and not ${isMaker(plan)}
      and not coalesce("share"."isIncluded", false)
    order by lower(${shownName('person')}), "person"."id"`;

/** Members who may be named: not whom the plan is about, nor who could not see it by the organization's rules. */
const mayBeNamed = (member: Member, plan: OfPlan) => sql`"member"."userId" is not null
  and not ${isAbout(plan)} and not ${isMaker(plan)}
  and (${plan.kind === 'offboarding' || member.settings.trust.figureReaders === 'everyone'}::boolean
    or "member"."role" <> 'member'
    or exists (select from "figureReader"
      where "figureReader"."organizationId" = "person"."organizationId"
        and "figureReader"."directoryUserId" = "person"."id"))`;

const listCandidates = async (
  db: Queryable,
  member: Member,
  plan: OfPlan,
  which: RawBuilder<unknown>,
): Promise<PlanCandidate[]> => {
  return rowsOf<PlanCandidate>(db)`
    select ${names}, ${isPlannerToo(member)} as "mayPlan"
    from ${planIs(member, plan)} and ${mayBeNamed(member, plan)} and ${which}`;
};

export const searchCandidates = (
  db: Queryable,
  member: Member,
  plan: OfPlan,
  { name, limit }: { name: string; limit: number },
): Promise<PlanCandidate[]> =>
  listCandidates(
    db,
    member,
    plan,
    sql`${contains(shownName('person'), name)}
      order by lower(${shownName('person')}), "person"."id" limit ${limit}`,
  );

export const findCandidates = (
  db: Queryable,
  member: Member,
  plan: OfPlan,
  ids: readonly string[],
): Promise<PlanCandidate[]> =>
  listCandidates(db, member, plan, sql`"person"."id" = any (${ids}::uuid[])`);
