import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { notificationsMail } from '../mail/templates/notifications-mail.ts';
import { type Told, takeDueMails } from './delivery-repository.ts';
import { listNamed } from './notification-repository.ts';
import { presentNotification } from './present-notification.ts';
import { findRecipient } from './recipient-repository.ts';
import { findSettings } from './settings-repository.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type MailServices = { db: Database; queue: JobQueue; publicUrl: string; secret: string };

/**
 * Sends one mail with all due notifications, by the reader's current rights. Notifications are
 * taken and the mail is queued in one transaction, so that each is mailed once.
 */
export async function mailNotifications(
  { db, queue, publicUrl, secret }: MailServices,
  told: Told,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ids = await takeDueMails(tx, told);
    const recipient = await findRecipient(tx, told);
    if (ids.length === 0 || !recipient) return;
    const { member, email, organization } = recipient;
    const { mail: chosen } = await findSettings(tx, told);
    const rows = await listNamed(tx, member, ids);
    const shown = rows
      .map((row) => presentNotification(row, member))
      .filter(({ kind }) => chosen.some((one) => one === kind));
    if (shown.length === 0) return;
    const token = unsubscribeToken(secret, told, 'mail');
    const mail = await notificationsMail({ organization, notifications: shown, publicUrl, token });
    await queueMail({ db: tx, queue }, { ...mail, to: email }, told.organizationId);
  });
}
