import { EventEmitter, once } from 'node:events';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: string[];
};

/** A local SMTP server that accepts and keeps every mail. */
export async function openMailbox() {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      simpleParser(stream).then(({ subject = '', html, text = '', headerLines }) => {
        const headers = headerLines.map(({ line }) => line);
        for (const { address } of envelope.rcptTo)
          mails.push({ to: address, subject, html: html || '', text, headers });
        arrivals.emit('mail');
        answer();
      }, answer);
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** Removes the oldest mail to an address, or waits for one. */
    async takeMailTo(person: string): Promise<ReceivedMail> {
      for (;;) {
        const index = mails.findIndex(({ to }) => to === person);
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

export function linkOf({ html }: ReceivedMail): string {
  const link = /<a [^>]*href="([^"]+)"/.exec(html)?.[1];
  if (!link) throw new Error('There is no link in the mail.');
  return link;
}
