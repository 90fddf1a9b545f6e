import {
  type HandoverItem,
  type HandoverItemChange,
  handoverItemsMax,
  type NewHandoverItem,
  type PlanDeletion,
} from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { notifyTasksGiven } from '../../../ground/notification/plan-notification-repository.ts';
import { requireNotLeftOut } from '../../../ground/planning/plan-subject-rules.ts';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { requireVersion } from '../require-version.ts';
import { requirePeople } from './change-offboarding.ts';
import { countItems, deleteItem, insertItems, updateItem } from './item-change-repository.ts';
import { findItem, type ItemRow, lockItem } from './item-repository.ts';
import { mailTask, mayMailTo } from './mail-task.ts';
import { presentItems, shownItems } from './present-items.ts';
import { lockProject } from './project-repository.ts';
import { type OffboardingServices, publishOffboarding } from './publish-offboarding.ts';
import { listAudience } from './reader-repository.ts';
import { shownFigures } from './shown-figures.ts';

/** @throws AppError 404 for a plan that the actor may not open, 400 for an unknown person and above `handoverItemsMax` */
export async function addItem(
  services: OffboardingServices,
  actor: Actor,
  projectId: string,
  { label, assigneeId = null, dueDay = null, note = '' }: NewHandoverItem,
): Promise<HandoverItem> {
  const { db, bus } = services;
  const { organizationId } = actor;
  const mayMail = await mayMailTo(db, actor, assigneeId);
  const { id, audience } = await db.transaction().execute(async (tx) => {
    const project = await lockProject(tx, actor, projectId);
    if (!project) throw notFound('Offboarding');
    if (!project.mayChange) throw forbidden();
    const place = await countItems(tx, organizationId, projectId);
    if (place >= handoverItemsMax)
      throw badRequest('TOO_MANY', `A handover can have at most ${handoverItemsMax} things.`);
    if (assigneeId) await requireAssignee(tx, organizationId, projectId, assigneeId);
    const item = { kind: 'own' as const, label, place, assigneeId, dueDay, note: note || null };
    const [added] = await insertItems(tx, actor, projectId, [item], {
      isNew: false,
      room: handoverItemsMax - place,
    });
    if (!added) throw new Error('The thing was not inserted.');
    if (assigneeId) await notifyTask(tx, actor, projectId, assigneeId);
    if (assigneeId && mayMail) await mailTask(services, tx, actor, { assigneeId, projectId });
    await recordChange(tx, actor, projectId, 'added a thing');
    return { id: added, audience: await listAudience(tx, organizationId, projectId) };
  });
  await publishOffboarding(bus, organizationId, projectId, audience);
  return readItem(db, actor, id);
}

/**
 * Changes an item. Everyone who may change the plan may change all of an item; an assignee may complete their task and
 * write a note.
 * @throws AppError 404 for an item that the actor does not see, 403 for what they may not change, 409 if it was
 * changed meanwhile
 */
export async function changeItem(
  services: OffboardingServices,
  actor: Actor,
  id: string,
  change: HandoverItemChange,
): Promise<HandoverItem> {
  const { db, bus } = services;
  const { organizationId } = actor;
  const mayMail = await mayMailTo(db, actor, change.assigneeId);
  const { projectId, audience } = await db.transaction().execute(async (tx) => {
    const item = await requireItem(tx, actor, await lockItem(tx, actor, id));
    requireAbility(item, change);
    requireVersion(actor, item, change.version);
    const { label, assigneeId, dueDay, note, isDone } = change;
    if (assigneeId) await requireAssignee(tx, organizationId, item.projectId, assigneeId);
    const before = await listAudience(tx, organizationId, item.projectId);
    await updateItem(tx, actor, id, {
      ...(label !== undefined && { label }),
      ...(assigneeId !== undefined &&
        assigneeId !== item.assigneeId && {
          assigneeId,
          assignedAt: assigneeId === null ? null : new Date(),
        }),
      ...(dueDay !== undefined && { dueDay }),
      ...(note !== undefined && { note: note || null }),
      ...(isDone !== undefined && { doneAt: isDone ? new Date() : null }),
    });
    const { projectId } = item;
    if (assigneeId && assigneeId !== item.assigneeId) {
      await notifyTask(tx, actor, projectId, assigneeId);
      if (mayMail) await mailTask(services, tx, actor, { assigneeId, projectId });
    }
    await recordChange(tx, actor, projectId, describe(change));
    const after = await listAudience(tx, organizationId, projectId);
    return { projectId, audience: [...before, ...after] };
  });
  await publishOffboarding(bus, organizationId, projectId, audience);
  return readItem(db, actor, id);
}

/**
 * @throws AppError 404 for an item that the actor does not see, 403 if it was not added by hand, 409 if it was
 * changed since the version that was shown
 */
export async function removeItem(
  { db, bus }: OffboardingServices,
  actor: Actor,
  id: string,
  { version }: PlanDeletion,
): Promise<void> {
  const { organizationId } = actor;
  const { projectId, audience } = await db.transaction().execute(async (tx) => {
    const item = await requireItem(tx, actor, await lockItem(tx, actor, id));
    if (!item.mayChange || item.kind !== 'own') throw forbidden();
    requireVersion(actor, item, version);
    const before = await listAudience(tx, organizationId, item.projectId);
    await deleteItem(tx, organizationId, id);
    await recordChange(tx, actor, item.projectId, 'removed a thing');
    return { projectId: item.projectId, audience: before };
  });
  await publishOffboarding(bus, organizationId, projectId, audience);
}

async function requireAssignee(
  tx: Queryable,
  organizationId: string,
  id: string,
  personId: string,
): Promise<void> {
  await requirePeople(tx, organizationId, [personId]);
  await requireNotLeftOut(tx, organizationId, { kind: 'offboarding', id }, personId);
}

const notifyTask = (tx: Queryable, actor: Actor, id: string, assigneeId: string) =>
  notifyTasksGiven(tx, actor, { column: 'offboardingId', id }, [assigneeId]);

async function requireItem(
  tx: Database,
  actor: Actor,
  item: ItemRow | undefined,
): Promise<ItemRow> {
  const [shown] = item ? shownItems(actor, await shownFigures(tx, actor), [item]) : [];
  if (!shown) throw notFound('Task');
  return shown;
}

function requireAbility(
  { kind, mayChange, isAssigned }: ItemRow,
  { label, assigneeId, dueDay }: HandoverItemChange,
): void {
  const isOfAssignee = label === undefined && assigneeId === undefined && dueDay === undefined;
  if (!mayChange && !(isAssigned && isOfAssignee)) throw forbidden();
  if (label !== undefined && kind !== 'own')
    throw badRequest('NAMED_BY_MEETINGS', 'What was found in meetings keeps its name.');
}

async function readItem(db: Database, actor: Actor, id: string): Promise<HandoverItem> {
  const row = await findItem(db, actor, id);
  const shown = await shownFigures(db, actor);
  const [item] = row ? await presentItems(db, actor, shown, [row]) : [];
  if (!item) throw notFound('Task');
  return item;
}

const words = {
  label: 'name',
  assigneeId: 'person',
  dueDay: 'day',
  note: 'note',
  isDone: 'done',
} as const;

const describe = (change: HandoverItemChange): string =>
  (Object.keys(words) as (keyof typeof words)[])
    .filter((field) => change[field] !== undefined)
    .map((field) => words[field])
    .join(', ');

const recordChange = (tx: Database, actor: Actor, targetId: string, detail: string) =>
  recordAuditEvent(tx, actor, { action: 'offboarding-changed', targetId, detail });
