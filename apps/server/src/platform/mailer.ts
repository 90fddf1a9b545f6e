import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from './logger.ts';

export type Mail = { to: string; subject: string; html: string; text: string; link: string };

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** Sends over SMTP. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send({ link, ...mail }) {
      await transport.sendMail(mail);
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
    async send({ link, ...mail }) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}`;
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
