import type { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Mailer, MailRefusedError } from '../../platform/mailer.ts';
import type { sendMailJob } from './send-mail.job.ts';
import { forgetUndelivered, insertUndelivered } from './undelivered-mail-repository.ts';

const givenUpAfterMs = 24 * 60 * 60 * 1000;

/**
 * Hands a mail to the mail server. What it does not take now is tried again, for a day; then, or where it
 * refuses the mail as such, the organization finds it among its undelivered mails.
 */
export function createDeliverMail(services: { db: Database; mailer: Mailer; log: Logger }) {
  const { db, mailer, log } = services;

  return async (job: z.infer<typeof sendMailJob.schema>): Promise<void> => {
    const { id, queuedAt, organizationId, ...mail } = job;
    try {
      await mailer.send(mail, id);
    } catch (error) {
      const isRefused = error instanceof MailRefusedError;
      const isTooLate = Date.now() - Date.parse(queuedAt) > givenUpAfterMs;
      if (!isRefused && !isTooLate) throw error;
      log.warn({ err: error, mail: id }, 'a mail was given up');
      const reason = isRefused
        ? error.message
        : 'The mail server could not be reached for a day, so it was given up.';
      await insertUndelivered(db, { ...mail, organizationId, reason });
      return;
    }
    await forgetUndelivered(db, mail);
  };
}
