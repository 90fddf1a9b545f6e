import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Mail } from '../../platform/mailer.ts';
import { sendMailJob } from './send-mail.job.ts';

/** Has a mail sent in the background, on behalf of an organization or, where none is named, of nobody's. */
export async function queueMail(
  { db, queue }: { db: Database; queue: JobQueue },
  mail: Mail,
  organizationId: string | null,
): Promise<void> {
  const queuedAt = new Date().toISOString();
  await queue.enqueue(db, sendMailJob, { ...mail, id: randomUUID(), queuedAt, organizationId });
  queue.wake(sendMailJob);
}
