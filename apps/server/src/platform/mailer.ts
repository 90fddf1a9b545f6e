import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from './logger.ts';

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  link: string;
  /** Address that unsubscribes from such mails with one POST. */
  unsubscribe?: string | undefined;
};

export type Mailer = {
  /**
   * Mail programs recognize duplicates by `id`.
   * @throws MailRefusedError if a retry would not help
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
};

/** A permanent refusal; the message is shown to users. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

const connectTimeoutMs = 15_000;
const responseTimeoutMs = 60_000;
/** Refused sender, recipient or content; permanent for status 5xx. */
const refusals = ['EENVELOPE', 'EMESSAGE'];

function explainRefusal(error: unknown): unknown {
  const isRefusal =
    error instanceof Error &&
    'code' in error &&
    refusals.includes(String(error.code)) &&
    'responseCode' in error &&
    Number(error.responseCode) >= 500;
  if (!isRefusal) return error;
  const response = 'response' in error ? String(error.response) : error.message;
  return new MailRefusedError(`The mail server refused it: ${response}`, { cause: error });
}

/** One-click unsubscribe, for which mail programs show a button: https://www.rfc-editor.org/rfc/rfc8058 */
const unsubscribeHeaders = ({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Record<string, string> =>
  unsubscribe
    ? {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

const messageIdOf = (id: string) => `<${id}@rapport>`;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: responseTimeoutMs,
    },
    { from },
  );
  return {
    async send({ link, unsubscribe, ...mail }, id) {
      await transport
        .sendMail({
          ...mail,
          headers: unsubscribeHeaders({ unsubscribe }),
          messageId: messageIdOf(id),
        })
        .catch((error: unknown) => Promise.reject(explainRefusal(error)));
    },
    close: () => transport.close(),
  };
}

/**
 * Writes mails as .eml files, and logs where they are. Their links open accounts, so they are not logged, but stand in a
 * header, where they are not broken into lines.
 */
export function createOutboxMailer(folder: string, from: string, log: Logger): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from },
  );
  return {
    async send({ link, unsubscribe, ...mail }, id) {
      const { message } = await transport.sendMail({
        ...mail,
        headers: { 'X-Rapport-Link': link, ...unsubscribeHeaders({ unsubscribe }) },
        messageId: messageIdOf(id),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '')}-${id}`;
      // Written under another name first, because other programs may watch the folder.
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, message, { mode: 0o600 });
      const file = join(folder, `${name}.eml`);
      await rename(unfinished, file);
      log.info({ subject: mail.subject }, `No mail server is set. The mail is in ${file}`);
    },
    close: () => transport.close(),
  };
}
