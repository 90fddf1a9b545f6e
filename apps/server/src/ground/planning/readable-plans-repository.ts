import { personTemplates } from '@rapport/contract';
import { type SqlBool, sql } from 'kysely';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { selfOf } from '../action/readable-actions-repository.ts';

/** For queries that have the plans as "scenario", "successionPlan" and "offboardingProject". */

const seesFigures = (member: Member) =>
  member.settings.trust.figureReaders === 'everyone' ||
  hasPermission(member.role, { organization: ['update'] })
    ? sql`true`
    : sql`exists (select from "figureReader"
        where "figureReader"."organizationId" = ${member.organizationId}
          and "figureReader"."directoryUserId" in ${selfOf(member)})`;

export const isSharedScenario = (member: Member) => sql<SqlBool>`
  "scenario"."organizationId" = ${member.organizationId} and "scenario"."ownerId" is null
  and (${!member.settings.trust.worksCouncilMode}::boolean
    or "scenario"."configuration" ->> 'template' <> all (${[...personTemplates]}::text[]))
  and ${seesFigures(member)}`;

export const isSharedSuccession = (member: Member) => {
  const { trust, activeFeatures } = member.settings;
  const isShown = activeFeatures.interactionGraphs && !trust.worksCouncilMode;
  return sql<SqlBool>`
    "successionPlan"."organizationId" = ${member.organizationId} and "successionPlan"."isShared"
    and ${isShown}::boolean and ${seesFigures(member)}`;
};

export const isOffboardingReader = (member: Member) => sql<SqlBool>`
  "offboardingProject"."organizationId" = ${member.organizationId} and exists (
    select from "offboardingReader"
    where "offboardingReader"."projectId" = "offboardingProject"."id"
      and "offboardingReader"."directoryUserId" in ${selfOf(member)})`;

/** An open task in the handover. Who has one need not be allowed to open the plan. */
export const hasHandoverTask = (member: Member) => sql<SqlBool>`
  "offboardingProject"."organizationId" = ${member.organizationId} and exists (
    select from "handoverItem"
    where "handoverItem"."projectId" = "offboardingProject"."id" and "handoverItem"."doneAt" is null
      and "handoverItem"."assigneeId" in ${selfOf(member)})`;

export const hasSuccessionStep = (member: Member) => sql<SqlBool>`
  ${isSharedSuccession(member)} and exists (
    select from "successionStep"
    where "successionStep"."planId" = "successionPlan"."id" and not "successionStep"."isDone"
      and "successionStep"."ownerId" in ${selfOf(member)})`;
