import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Mail } from '../../platform/mailer.ts';
import type { ComposedMail } from './render-mail.ts';
import { sendMailJob } from './send-mail.job.ts';

/**
 * `organizationId` names the organization that is informed if the mail cannot be delivered; null
 * for a mail to an account.
 */
export async function queueMail(
  { db, queue }: { db: Queryable; queue: JobQueue },
  mail: Mail,
  organizationId: string | null,
): Promise<void> {
  const queuedAt = new Date().toISOString();
  await queue.enqueue(db, sendMailJob, { ...mail, id: randomUUID(), queuedAt, organizationId });
  queue.wake(sendMailJob);
}

/** Behind single mails such as invitations and password resets. */
const roundOfMany = 1;

/**
 * Queues the same mail for several people, one mail each, in a single statement of the transaction.
 * Invalid addresses are skipped. The queue finds the mails at its next poll.
 */
export function queueMailToEach(
  tx: Queryable,
  queue: JobQueue,
  mail: ComposedMail,
  recipients: readonly string[],
  organizationId: string,
): Promise<void> {
  const mails = recipients.map((to) => ({ ...mail, to }));
  return queueMails(tx, queue, mails, organizationId);
}

/** As `queueMailToEach`, for mails that differ. */
export async function queueMails(
  tx: Queryable,
  queue: JobQueue,
  mails: readonly Mail[],
  organizationId: string,
): Promise<void> {
  const queuedAt = new Date().toISOString();
  const valid = mails.filter(({ to }) => sendMailJob.schema.shape.to.safeParse(to).success);
  await queue.enqueueAll(
    tx,
    sendMailJob,
    valid.map((mail) => ({
      data: { ...mail, id: randomUUID(), queuedAt, organizationId },
      round: roundOfMany,
    })),
  );
}
