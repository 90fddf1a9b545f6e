import { type PlanKind, personTemplates } from '@rapport/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { selfOf } from '../action/readable-actions-repository.ts';
import { planColumns, planTables, subjectsOf } from './plan-subjects-repository.ts';
import { isPlanner } from './planners-repository.ts';

/** For queries that have the plans as "scenario", "successionPlan" and "offboardingProject", or by another name. */

const makers = {
  scenario: 'createdBy',
  succession: 'createdBy',
  offboarding: 'lookedAfterBy',
} as const satisfies Record<PlanKind, string>;

/** The account that made the plan, or looks after it. */
export const makerOf = (kind: PlanKind, plan: string = planTables[kind]) =>
  sql.ref(`${plan}.${makers[kind]}`);

/** Whether the account that made the plan is no longer a member. */
export const isLeft = (kind: PlanKind, plan: string = planTables[kind]) => sql<SqlBool>`not exists (
  select from "member" "maker"
  where "maker"."organizationId" = ${sql.ref(`${plan}.organizationId`)}
    and "maker"."userId" = ${makerOf(kind, plan)})`;

const isMade = (kind: PlanKind, member: Member, plan: string) =>
  sql`(${makerOf(kind, plan)} = ${member.accountId} and ${isPlanner(member)})`;

/** An offboarding has tasks of others, so somebody else may look after it when its account is gone. */
const isTakenOver = (kind: PlanKind, member: Member, plan: string) =>
  kind === 'offboarding'
    ? sql`(${isLeft(kind, plan)} and ${isPlanner(member)}
        and not ${isAboutReader(kind, member, plan)})`
    : sql`false`;

/** Whether the plan is about the member. */
const isAboutReader = (kind: PlanKind, member: Member, plan: string) => sql<SqlBool>`exists (
  select from "directoryUser" "self"
  where "self"."organizationId" = ${member.organizationId}
    and "self"."accountId" = ${member.accountId}
    and "self"."id"::text in ${subjectsOf(kind, plan)})`;

/** Shared with the member by name. Whom the plan is about sees it only if they were included by name. */
const isNamed = (
  kind: PlanKind,
  member: Member,
  plan: string,
  which = sql`true`,
) => sql<SqlBool>`exists (
  select from "planShare"
  where "planShare"."organizationId" = ${member.organizationId}
    and ${sql.ref(`planShare.${planColumns[kind]}`)} = ${sql.ref(`${plan}.id`)}
    and "planShare"."directoryUserId" in ${selfOf(member)}
    and ("planShare"."isIncluded"
      or "planShare"."directoryUserId"::text not in ${subjectsOf(kind, plan)})
    and ${which})`;

const isOfOrganization = (member: Member, plan: string) =>
  sql`${sql.ref(`${plan}.organizationId`)} = ${member.organizationId}`;

/** Plans that the member may read: their own, if they may plan about persons, and those shared with them by name. */
export const isReadablePlan = (
  kind: PlanKind,
  member: Member,
  plan: string = planTables[kind],
): RawBuilder<SqlBool> => sql`(${isOfOrganization(member, plan)}
  and (${isMade(kind, member, plan)} or ${isNamed(kind, member, plan)}
    or ${isTakenOver(kind, member, plan)}))`;

/** Of readable plans, those that the member may change. */
export const isChangeablePlan = (
  kind: PlanKind,
  member: Member,
  plan: string = planTables[kind],
): RawBuilder<SqlBool> => sql`(${isOfOrganization(member, plan)}
  and (${isMade(kind, member, plan)} or ${isNamed(kind, member, plan, sql`"planShare"."mayChange"`)}
    or ${isTakenOver(kind, member, plan)}))`;

/** Whether anybody sees the plan by name. */
export const isSharedPlan = (
  kind: PlanKind,
  plan: string = planTables[kind],
) => sql<boolean>`exists (
  select from "planShare"
  where ${sql.ref(`planShare.${planColumns[kind]}`)} = ${sql.ref(`${plan}.id`)}
    and ("planShare"."isIncluded"
      or "planShare"."directoryUserId"::text not in ${subjectsOf(kind, plan)}))`;

const seesFigures = (member: Member) =>
  member.settings.trust.figureReaders === 'everyone' ||
  hasPermission(member.role, { organization: ['update'] })
    ? sql`true`
    : sql`exists (select from "figureReader"
        where "figureReader"."organizationId" = ${member.organizationId}
          and "figureReader"."directoryUserId" in ${selfOf(member)})`;

const isShownScenario = (member: Member) => sql<SqlBool>`
  (${!member.settings.trust.worksCouncilMode}::boolean
    or "scenario"."configuration" ->> 'template' <> all (${[...personTemplates]}::text[]))
  and ${seesFigures(member)}`;

const isShownSuccession = (member: Member) => {
  const { trust, activeFeatures } = member.settings;
  const isShown = activeFeatures.interactionGraphs && !trust.worksCouncilMode;
  return sql<SqlBool>`${isShown}::boolean and ${seesFigures(member)}`;
};

/** Whether one of the plans of a notification is open to the member now. */
export const isNotifiedPlan = (member: Member) => sql<SqlBool>`(
  (${isReadablePlan('scenario', member)} and ${isShownScenario(member)})
  or (${isReadablePlan('succession', member)} and ${isShownSuccession(member)})
  or ${isReadablePlan('offboarding', member)})`;

/**
 * Whether a task of an offboarding may be shown to its assignee, who need not be allowed to open the plan. Nobody has
 * tasks in a plan about them that they do not know of.
 */
export const mayKnowTask = (member: Member): RawBuilder<SqlBool> => sql`
  (not ${isAboutReader('offboarding', member, planTables.offboarding)}
    or ${isReadablePlan('offboarding', member)})`;

export const hasHandoverTask = (member: Member) => sql<SqlBool>`
  "offboardingProject"."organizationId" = ${member.organizationId} and ${mayKnowTask(member)}
  and exists (
    select from "handoverItem"
    where "handoverItem"."projectId" = "offboardingProject"."id" and "handoverItem"."doneAt" is null
      and "handoverItem"."assigneeId" in ${selfOf(member)})`;

export const hasSuccessionStep = (member: Member) => sql<SqlBool>`
  ${isReadablePlan('succession', member)} and ${isShownSuccession(member)} and exists (
    select from "successionStep"
    where "successionStep"."planId" = "successionPlan"."id" and not "successionStep"."isDone"
      and "successionStep"."ownerId" in ${selfOf(member)})`;
