import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/types.ts';
import {
  isReadablePlan,
  isSharedPlan,
  mayKnowTask,
} from '../../ground/planning/readable-plans-repository.ts';
import { shownName } from '../../ground/shown-name-repository.ts';
import type { Member } from '../../platform/session.ts';
import { type Page, paged } from './my-data-repository.ts';

/** Versions of scenarios that the person saved and may still read, newest first. */
export function listOwnScenarios(db: Queryable, member: Member, page: Page) {
  const { organizationId, accountId } = member;
  return db
    .selectFrom('scenarioVersion as kept')
    .innerJoin('scenario', 'scenario.id', 'kept.scenarioId')
    .select(['kept.title', 'kept.reason', 'kept.configuration', 'kept.savedAt as at'])
    .select(isSharedPlan('scenario').as('isShared'))
    .where('kept.organizationId', '=', organizationId)
    .where('kept.savedBy', '=', accountId)
    .where((where) =>
      where.or([where('scenario.createdBy', '=', accountId), isReadablePlan('scenario', member)]),
    )
    .orderBy('kept.savedAt', 'desc')
    .orderBy('kept.scenarioId')
    .orderBy('kept.version')
    .$call(paged(page));
}

/** Offboarding projects that the person is responsible for or was last to change, newest first. */
export function listOwnOffboardings(
  db: Queryable,
  { organizationId, accountId }: Member,
  page: Page,
) {
  return db
    .selectFrom('offboardingProject')
    .leftJoin('directoryUser as person', 'person.id', 'offboardingProject.directoryUserId')
    .select([shownName('person').as('person'), 'note', 'offboardingProject.createdAt as at'])
    .select(sql<string | null>`"lastDay"::text`.as('lastDay'))
    .where('offboardingProject.organizationId', '=', organizationId)
    .where((where) =>
      where.or([where('lookedAfterBy', '=', accountId), where('changedBy', '=', accountId)]),
    )
    .orderBy('offboardingProject.createdAt', 'desc')
    .orderBy('offboardingProject.id')
    .$call(paged(page));
}

/** The person's notes and tasks in handovers, newest first. */
export function listOwnTasks(
  db: Queryable,
  member: Member,
  directoryUserId: string | null,
  page: Page,
) {
  const { organizationId, accountId } = member;
  const isAssignee = sql<boolean>`(coalesce("assigneeId" = ${directoryUserId}, false)
    and "projectId" in (select "id" from "offboardingProject" where ${mayKnowTask(member)}))`;
  const isAuthor = sql<boolean>`coalesce("changedBy" = ${accountId}, false)`;
  return db
    .selectFrom('handoverItem')
    .select(['kind', 'label', 'note', isAssignee.as('isAssignee'), 'addedAt as at'])
    .select(sql<string | null>`"dueDay"::text`.as('dueDay'))
    .where('organizationId', '=', organizationId)
    .where((where) =>
      where.or([
        isAssignee,
        where.and([isAuthor, sql<boolean>`("label" is not null or "note" is not null)`]),
      ]),
    )
    .orderBy('addedAt', 'desc')
    .orderBy('id')
    .$call(paged(page));
}

/** Succession plans created by the person, newest first. */
export function listOwnSuccessionPlans(db: Queryable, member: Member, page: Page) {
  return db
    .selectFrom('successionPlan')
    .select(['role', 'notes', 'weights', 'createdAt as at'])
    .select(isSharedPlan('succession').as('isShared'))
    .select((plan) => [
      jsonArrayFrom(
        plan
          .selectFrom('successionCandidate')
          .select(['external', 'note'])
          .whereRef('planId', '=', 'successionPlan.id')
          .orderBy('position'),
      ).as('candidates'),
      jsonArrayFrom(
        plan
          .selectFrom('successionStep')
          .select(['text', 'isDone'])
          .select(sql<string | null>`"dueOn"::text`.as('dueOn'))
          .whereRef('planId', '=', 'successionPlan.id')
          .orderBy('position'),
      ).as('steps'),
    ])
    .where('organizationId', '=', member.organizationId)
    .where('createdBy', '=', member.accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$call(paged(page));
}
