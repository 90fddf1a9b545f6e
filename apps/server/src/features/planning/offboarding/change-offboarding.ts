import {
  alreadyLeavingCode,
  handoverItemsMax,
  type NewOffboarding,
  type OffboardingChange,
  offboardingProjectsMax,
} from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { AppError, badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import { handoversPerMinute, limitAttempts } from '../../../platform/limit-attempts.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { nameDirectoryPeople } from '../../users/read-directory.ts';
import { requirePlanner } from '../require-planning.ts';
import { changedMeanwhile, requireVersion } from '../require-version.ts';
import { findThings } from './find-things.ts';
import { insertItems, markSeen } from './item-change-repository.ts';
import {
  deleteProjectRow,
  findLastDay,
  hasRoomForProject,
  insertProject,
  lockProject,
  type ProjectRow,
  updateProject,
} from './project-repository.ts';
import { type OffboardingServices, publishOffboarding } from './publish-offboarding.ts';
import { mayManage } from './read-offboardings.ts';
import { listAudience } from './reader-repository.ts';

/**
 * Creates a plan with a list of what the person carries, as far as the actor may see it.
 * @throws AppError 403 for members who may not plan about persons, 400 for a person who is not in the directory, and above `offboardingProjectsMax`; 409 for a second
 * one of the person, of those that the actor may open, unless it is wanted
 */
export async function createOffboarding(
  services: OffboardingServices,
  actor: Actor,
  { personId, lastDay = null, announcedOn = null, note = '', isAnother = false }: NewOffboarding,
): Promise<{ id: string }> {
  const { db, bus } = services;
  const { organizationId } = actor;
  await requirePlanner(db, actor);
  await limitAttempts(db, [`handover ${actor.accountId}`], handoversPerMinute);
  const { meetings: fromMeetings, items, ...named } = await findThings(services, actor, personId);
  const id = await db.transaction().execute(async (tx) => {
    await requirePeople(tx, organizationId, [personId]);
    if (!(await hasRoomForProject(tx, actor)))
      throw badRequest('TOO_MANY', `You can have at most ${offboardingProjectsMax} offboardings.`);
    if (!isAnother && (await findLastDay(tx, actor, personId)) !== undefined)
      throw new AppError(409, alreadyLeavingCode, 'There is a project for this person already.');
    const project = { directoryUserId: personId, lastDay, announcedOn, note: note || null };
    const made = await insertProject(tx, actor, { ...project, ...named, fromMeetings });
    await insertItems(tx, actor, made, items, { isNew: false, room: handoverItemsMax });
    await recordAuditEvent(tx, actor, { action: 'offboarding-created', targetId: made });
    return made;
  });
  await publishOffboarding(bus, organizationId, id, [actor.accountId]);
  return { id };
}

/**
 * @throws AppError 404 for a plan that the actor may not open, 403 if they may not change it, 409 if it was changed
 * meanwhile
 */
export async function changeOffboarding(
  { db, bus }: OffboardingServices,
  actor: Actor,
  id: string,
  { version, note, ...days }: OffboardingChange,
): Promise<{ version: number }> {
  const { organizationId } = actor;
  const audience = await db.transaction().execute(async (tx) => {
    const project = await lock(tx, actor, id);
    if (!project.mayChange) throw forbidden();
    requireVersion(actor, project, version);
    const columns = { ...days, ...(note !== undefined && { note: note || null }) };
    await updateProject(tx, actor, id, columns);
    await recordAuditEvent(tx, actor, { action: 'offboarding-changed', targetId: id });
    return listAudience(tx, organizationId, id);
  });
  await publishOffboarding(bus, organizationId, id, audience);
  return { version: version + 1 };
}

/**
 * @throws AppError 404 for a plan that the actor may not open, 403 if they may not delete it, 409 if it or its list was
 * changed since the revision that was shown
 */
export async function deleteOffboarding(
  { db, bus }: OffboardingServices,
  actor: Actor,
  id: string,
  revision: string,
): Promise<void> {
  const { organizationId } = actor;
  const audience = await db.transaction().execute(async (tx) => {
    const project = await lock(tx, actor, id, { withItems: true });
    if (!mayManage(actor, project)) throw forbidden();
    if (project.revision !== revision) throw changedMeanwhile('This plan was changed meanwhile.');
    const before = await listAudience(tx, organizationId, id);
    await deleteProjectRow(tx, organizationId, id);
    await recordAuditEvent(tx, actor, { action: 'offboarding-deleted', targetId: id });
    return before;
  });
  await publishOffboarding(bus, organizationId, id, audience);
}

/** Removes the marks of new items if the actor is responsible for the plan. */
export async function seeNewThings(
  { db, bus }: OffboardingServices,
  actor: Actor,
  id: string,
): Promise<void> {
  const { organizationId } = actor;
  const audience = await db.transaction().execute(async (tx) => {
    if (!mayManage(actor, await lock(tx, actor, id))) return [];
    return (await markSeen(tx, organizationId, id)) ? listAudience(tx, organizationId, id) : [];
  });
  await publishOffboarding(bus, organizationId, id, audience);
}

async function lock(
  tx: Queryable,
  actor: Actor,
  id: string,
  whole?: { withItems: true },
): Promise<ProjectRow> {
  const project = await lockProject(tx, actor, id, whole);
  if (!project) throw notFound('Offboarding');
  return project;
}

export async function requirePeople(
  db: Database | Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  if ((await nameDirectoryPeople(db, organizationId, ids)).size < new Set(ids).size)
    throw badRequest('UNKNOWN_PERSON', 'This person is no longer in the directory.');
}
