import type { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Mailer, MailRefusedError } from '../../platform/mailer.ts';
import type { sendMailJob } from './send-mail.job.ts';
import { deleteUndelivered, insertUndelivered } from './undelivered-mail-repository.ts';

const givenUpAfterMs = 24 * 60 * 60 * 1000;

type SendMail = z.infer<typeof sendMailJob.schema>;

/**
 * Retries for a day. After that, or if the mail server rejects the mail, lists it as undelivered.
 */
export function createDeliverMail(services: { db: Database; mailer: Mailer; log: Logger }) {
  const { db, mailer, log } = services;

  return async (job: SendMail): Promise<void> => {
    const { id, queuedAt, organizationId, ...mail } = job;
    try {
      await mailer.send(mail, id);
    } catch (error) {
      const isRefused = error instanceof MailRefusedError;
      const isTooLate = Date.now() - Date.parse(queuedAt) > givenUpAfterMs;
      if (!isRefused && !isTooLate) throw error;
      log.warn({ err: error, mail: id }, 'mail could not be delivered');
      const reason = isRefused
        ? error.message
        : 'The mail server could not be reached for a day, so the mail was not sent.';
      await insertUndelivered(db, { ...mail, organizationId, reason });
      return;
    }
    await deleteUndelivered(db, mail);
  };
}

/** Lists the mail as undelivered without sending it. */
export function giveUpMail(db: Database, job: SendMail): Promise<void> {
  const { id: _, queuedAt: __, ...mail } = job;
  const reason = 'Rapport stopped three times while it sent this mail, so it was not sent.';
  return insertUndelivered(db, { ...mail, reason });
}
