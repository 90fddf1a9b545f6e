import { randomUUID } from 'node:crypto';
import type { TestMailSent } from '@rapport/contract';
import { AppError } from '../../platform/errors.ts';
import { limitAttempts } from '../../platform/limit-attempts.ts';
import { testMail } from '../mail/templates/test-mail.ts';
import { mailServerOf, type SystemOptions } from './system-options.ts';
import { findEmail } from './system-repository.ts';

const mailsPerMinute = 3;

/** Without the queue, so that the caller sees the mail server's response. */
export async function sendTestMail(
  { connection: { db }, mailer, env }: SystemOptions,
  accountId: string,
): Promise<TestMailSent> {
  await limitAttempts(db, [`test-mail:${accountId}`], mailsPerMinute);
  const to = await findEmail(db, accountId);
  const mail = await testMail({ to, link: `${env.publicUrl}/admin/system` });
  try {
    await mailer.send(mail, randomUUID());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(502, 'MAIL_NOT_SENT', `The mail could not be sent: ${reason}`);
  }
  return { to, server: mailServerOf(env) };
}
