import type { NotificationSettings, NotificationSettingsAnswer } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { dropMails } from './delivery-repository.ts';
import { findRecipient } from './recipient-repository.ts';
import { findSettings, saveSettings } from './settings-repository.ts';

export async function readSettings(
  db: Database,
  member: Member,
): Promise<NotificationSettingsAnswer> {
  const recipient = await findRecipient(db, member);
  return {
    ...(await findSettings(db, member)),
    email: recipient?.email ?? '',
    smallestGroup: member.settings.trust.smallestGroup,
  };
}

/** Waiting mails are still sent for the kinds that stay chosen. */
export async function changeSettings(
  db: Database,
  actor: Actor,
  settings: NotificationSettings,
): Promise<NotificationSettingsAnswer> {
  await db.transaction().execute(async (tx) => {
    await saveSettings(tx, actor, settings);
    if (settings.mail.length === 0) await dropMails(tx, actor);
    await recordAuditEvent(tx, actor, { action: 'notification-settings-changed' });
  });
  return readSettings(db, actor);
}
