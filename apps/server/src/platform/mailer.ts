import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from './logger.ts';

export type Mail = { to: string; subject: string; html: string; text: string; link: string };

export type Mailer = {
  /**
   * Sends a mail under an id of its own, by which a mail program shows one that arrives twice only once.
   * @throws MailRefusedError where trying again would not help.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
};

/** The mail server will never take this mail. The message says so to people. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

const connectTimeoutMs = 15_000;
const answerTimeoutMs = 60_000;
/** Sender or recipient, or what was sent to them, is not welcome: for good where the answer begins with a 5. */
const refusals = ['EENVELOPE', 'EMESSAGE'];

function explainRefusal(error: unknown): unknown {
  const isRefusal =
    error instanceof Error &&
    'code' in error &&
    refusals.includes(String(error.code)) &&
    'responseCode' in error &&
    Number(error.responseCode) >= 500;
  if (!isRefusal) return error;
  const answer = 'response' in error ? String(error.response) : error.message;
  return new MailRefusedError(`The mail server refused it: ${answer}`, { cause: error });
}

const messageIdOf = (id: string) => `<${id}@rapport>`;

/** Sends over SMTP. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: answerTimeoutMs,
    },
    { from },
  );
  return {
    async send({ link, ...mail }, id) {
      await transport
        .sendMail({ ...mail, messageId: messageIdOf(id) })
        .catch((error: unknown) => Promise.reject(explainRefusal(error)));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail into a folder as a file that any mail program opens, and logs its link. */
export function createOutboxMailer(folder: string, from: string, log: Logger): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from },
  );
  return {
    async send({ link, ...mail }, id) {
      const { message } = await transport.sendMail({ ...mail, messageId: messageIdOf(id) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '')}-${id}`;
      // Under its name only when it is whole: somebody may be watching the folder.
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
      log.info(
        { to: mail.to, subject: mail.subject },
        `No mail server is set. The mail's link: ${link}`,
      );
    },
    close: () => transport.close(),
  };
}
