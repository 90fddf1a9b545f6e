import { handoverItemsMax } from '@rapport/contract';
import { badRequest, forbidden, notFound } from '../../../platform/errors.ts';
import { handoversPerMinute, limitAttempts } from '../../../platform/limit-attempts.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { findThings } from './find-things.ts';
import { countItems, insertItems } from './item-change-repository.ts';
import { lockProject } from './project-repository.ts';
import { type OffboardingServices, publishOffboarding } from './publish-offboarding.ts';
import { requireProject } from './read-offboardings.ts';
import { listAudience } from './reader-repository.ts';

/**
 * Adds items whose source is not in the list yet. Existing items do not change.
 * @throws AppError 404 for a plan that the actor may not open, 403 if they may not change it, 400 if the person is no longer in the directory
 */
export async function lookAgain(
  services: OffboardingServices,
  actor: Actor,
  id: string,
): Promise<{ added: number }> {
  const { db, bus } = services;
  const { organizationId } = actor;
  const { personId, mayChange } = await requireProject(db, actor, id);
  if (!mayChange) throw forbidden();
  if (personId === null)
    throw badRequest('UNKNOWN_PERSON', 'This person is no longer in the directory.');
  await limitAttempts(db, [`handover ${actor.accountId}`], handoversPerMinute);
  const { items } = await findThings(services, actor, personId);
  const { added, audience } = await db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, actor, id))) throw notFound('Offboarding');
    const room = handoverItemsMax - (await countItems(tx, organizationId, id));
    const ids = await insertItems(tx, actor, id, items, { isNew: true, room });
    if (ids.length > 0) {
      const detail = `looked for new things: ${ids.length}`;
      await recordAuditEvent(tx, actor, { action: 'offboarding-changed', targetId: id, detail });
    }
    return { added: ids.length, audience: await listAudience(tx, organizationId, id) };
  });
  if (added > 0) await publishOffboarding(bus, organizationId, id, audience);
  return { added };
}
