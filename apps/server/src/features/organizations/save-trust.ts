import {
  effectiveSoundDays,
  type Loosening,
  loosenings,
  type TrustChange,
  type TrustRules,
  type TrustState,
  type TrustUpdate,
  trustChanges,
  trustChangeWords,
  trustSettingsSchema,
} from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import {
  notifyLoosened,
  notifySoundShortened,
} from '../../ground/notification/new-notification-repository.ts';
import { AppError, badRequest } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvents } from '../audit/record-audit-event.ts';
import { queueMailToEach } from '../mail/queue-mail.ts';
import { loosenedTrustMail } from '../mail/templates/loosened-trust-mail.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { findOrganizationSettings } from './find-organization-settings.ts';
import { shortenKeptSound } from './kept-sound-repository.ts';
import { upsertOrganizationSettings } from './organization-settings-repository.ts';
import {
  mayNamePlanners,
  maySwitchAssistantsOn,
  readTrust,
  type TrustServices,
} from './read-trust.ts';
import {
  findNames,
  listMemberAddresses,
  listNamedIds,
  lockTrust,
  updateTrust,
} from './trust-repository.ts';

export type SaveTrustServices = TrustServices & {
  bus: EventBus;
  queue: JobQueue;
  publicUrl: string;
};

/**
 * A change that shows more to somebody must be confirmed. Every member is informed of it, in the
 * app and by mail; of sound that is kept for a shorter time, in the app.
 * @throws AppError 403 OWNERS_ONLY if somebody else than an owner changes who may plan about persons or switches assistants on, 409 CONFIRM_LOOSENING with the list of effects, if it is not confirmed.
 */
export async function saveTrust(
  services: SaveTrustServices,
  actor: Actor,
  { confirmed, figureReaderIds, plannerIds, ...update }: TrustUpdate,
): Promise<TrustState> {
  const { organizationId } = actor;
  await services.db.transaction().execute(async (tx) => {
    await lockTrust(tx, organizationId);
    const { trust, ...general } = await findOrganizationSettings(tx, organizationId);
    const before: TrustRules = {
      ...trust,
      figureReaderIds: await listNamedIds(tx, organizationId, 'figureReader'),
      plannerIds: await listNamedIds(tx, organizationId, 'planner'),
    };
    const after: TrustRules = {
      ...trustSettingsSchema.parse({ ...trust, ...update }),
      figureReaderIds: figureReaderIds
        ? await knownPeople(tx, organizationId, figureReaderIds)
        : before.figureReaderIds,
      plannerIds: plannerIds
        ? await knownPeople(tx, organizationId, plannerIds)
        : before.plannerIds,
    };
    const changes = trustChanges(before, after);
    if (!mayNamePlanners(actor.role) && changes.some(({ subject }) => subject === 'planners'))
      throw new AppError(403, 'OWNERS_ONLY', 'Only owners say who may plan about persons.');
    if (!maySwitchAssistantsOn(actor.role) && after.areAssistantsOn && !before.areAssistantsOn)
      throw new AppError(403, 'OWNERS_ONLY', 'Only owners switch assistants on.');
    const loosened = loosenings(before, after);
    if (loosened.length > 0 && !confirmed) throw notConfirmed(loosened);
    // The settings row may not exist yet.
    await upsertOrganizationSettings(tx, organizationId, general);
    await updateTrust(tx, organizationId, after);
    if (isShorter(after.soundDays, before.soundDays))
      await shortenKeptSound(tx, organizationId, after.soundDays);
    if (isShorter(effectiveSoundDays(after), effectiveSoundDays(before)))
      await notifySoundShortened(tx, actor);
    await recordAuditEvents(tx, actor, changes.map(auditEventOf));
    if (loosened.length > 0) await tellMembers(services, tx, actor, { changes, loosened });
  });
  await services.bus.publish({
    name: 'organization-settings-updated',
    payload: { organizationId },
  });
  return readTrust(services, actor);
}

const isShorter = (after: number | null, before: number | null) => (after ?? 0) < (before ?? 0);

async function knownPeople(tx: Queryable, organizationId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const known = await nameDirectoryPeople(tx, organizationId, wanted);
  if (known.size < wanted.length)
    throw badRequest(
      'UNKNOWN_PERSON',
      'One of the people is no longer in the directory. Please choose the people again.',
    );
  return wanted;
}

const notConfirmed = (loosened: Loosening[]) =>
  new AppError(
    409,
    'CONFIRM_LOOSENING',
    `This change shows more than before and must be confirmed. ${loosened.map(({ effect }) => effect).join(' ')}`,
    { loosenings: loosened },
  );

const auditEventOf = (change: TrustChange) => ({
  action: 'trust-changed' as const,
  targetId: change.subject,
  detail: trustChangeWords(change),
});

async function tellMembers(
  { queue, publicUrl }: SaveTrustServices,
  tx: Queryable,
  actor: Actor,
  { changes, loosened }: { changes: TrustChange[]; loosened: Loosening[] },
): Promise<void> {
  const { organizationId } = actor;
  const effects = new Map(loosened.map(({ subject, effect }) => [subject, effect]));
  const mail = await loosenedTrustMail({
    ...(await findNames(tx, actor)),
    changes: changes.flatMap((change) => {
      const effect = effects.get(change.subject);
      return effect ? [{ words: trustChangeWords(change), effect }] : [];
    }),
    link: publicUrl,
  });
  const addresses = await listMemberAddresses(tx, organizationId);
  await queueMailToEach(tx, queue, mail, addresses, organizationId);
  await notifyLoosened(tx, actor);
}
