import {
  type MeetingViewUpdate,
  type NewMeetingView,
  ownViewsMax,
  sharedViewsMax,
} from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { viewAbilities } from './view-policy.ts';
import {
  deleteViewRow,
  hasRoomForOwn,
  hasRoomToShare,
  insertView,
  lockView,
  lockViews,
  saveView,
} from './view-repository.ts';

type Services = { db: Database; bus: EventBus };

/** @throws AppError 400 TOO_MANY_VIEWS. */
export async function addView(
  db: Database,
  actor: Actor,
  view: NewMeetingView,
): Promise<{ id: string }> {
  return db.transaction().execute(async (tx) => {
    await lockViews(tx, actor.organizationId);
    await requireRoomForOwn(tx, actor);
    return { id: await insertView(tx, actor, view) };
  });
}

/**
 * Renames a view, shares it with the organization, or ends the sharing.
 * @throws AppError 404 for a view that the actor cannot see, 403 if they may not change it, 400
 * TOO_MANY_VIEWS.
 */
export async function changeView(
  { db, bus }: Services,
  actor: Actor,
  id: string,
  { name, isShared }: MeetingViewUpdate,
): Promise<void> {
  const { organizationId } = actor;
  const concernsOthers = await db.transaction().execute(async (tx) => {
    await lockViews(tx, organizationId);
    const view = await requireView(tx, actor, id);
    const wasShared = view.ownerId === null;
    const becomesShared = isShared ?? wasShared;
    if (becomesShared !== wasShared && !viewAbilities(actor, view).share) throw forbidden();
    if (becomesShared && !wasShared && !(await hasRoomToShare(tx, organizationId)))
      throw badRequest('TOO_MANY_VIEWS', `At most ${sharedViewsMax} views can be shared.`);
    if (wasShared && !becomesShared) await requireRoomForOwn(tx, actor);
    const ownerId = becomesShared ? null : view.createdBy;
    await saveView(tx, organizationId, { id, name: name ?? view.name, ownerId });
    if (!wasShared && !becomesShared) return false;
    const detail =
      becomesShared === wasShared ? 'renamed' : becomesShared ? 'shared' : 'no longer shared';
    await recordAuditEvent(tx, actor, { action: 'shared-view-changed', targetId: id, detail });
    return true;
  });
  if (concernsOthers) await publishViews(bus, organizationId);
}

/** @throws AppError like `changeView`. */
export async function deleteView({ db, bus }: Services, actor: Actor, id: string): Promise<void> {
  const { organizationId } = actor;
  const wasShared = await db.transaction().execute(async (tx) => {
    const view = await requireView(tx, actor, id);
    await deleteViewRow(tx, organizationId, id);
    if (view.ownerId !== null) return false;
    const event = { action: 'shared-view-changed', targetId: id, detail: 'deleted' } as const;
    await recordAuditEvent(tx, actor, event);
    return true;
  });
  if (wasShared) await publishViews(bus, organizationId);
}

const publishViews = (bus: EventBus, organizationId: string) =>
  bus.publish({ name: 'meeting-views-updated', payload: { organizationId } });

async function requireRoomForOwn(tx: Queryable, actor: Actor): Promise<void> {
  if (!(await hasRoomForOwn(tx, actor)))
    throw badRequest('TOO_MANY_VIEWS', `You can have at most ${ownViewsMax} views.`);
}

async function requireView(tx: Queryable, actor: Actor, id: string) {
  const view = await lockView(tx, actor, id);
  if (!view) throw notFound('View');
  if (!viewAbilities(actor, view).change) throw forbidden();
  return view;
}
