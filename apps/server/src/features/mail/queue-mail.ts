import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Mail } from '../../platform/mailer.ts';
import { sendMailJob } from './send-mail.job.ts';

/** The organization learns if the mail cannot be delivered; null for a mail to an account. */
export async function queueMail(
  { db, queue }: { db: Database; queue: JobQueue },
  mail: Mail,
  organizationId: string | null,
): Promise<void> {
  const queuedAt = new Date().toISOString();
  await queue.enqueue(db, sendMailJob, { ...mail, id: randomUUID(), queuedAt, organizationId });
  queue.wake(sendMailJob);
}
