import type { ImapFlow } from 'imapflow';
import type { Mailbox } from '../../../platform/import-sources-env.ts';
import type { ImportSource, OpenSource } from '../source.ts';
import { SourceProblem } from '../source-problem.ts';
import { listMessages } from './list-messages.ts';
import { folderProblem, mailboxProblem } from './mailbox-problem.ts';
import { makeTargets, type Targets } from './make-targets.ts';

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** Maximum of one answer: a listing of messages, or a piece of an attachment. */
const answerBytesMax = 64 * 1024 * 1024;

/**
 * A mailbox on an IMAP server. Messages are moved to `Rapport/Done` and `Rapport/Refused` in it.
 */
export function mailboxSource(mailbox: Mailbox, takesRecordings = false): ImportSource {
  const { name, organization, uploader } = mailbox;
  return {
    kind: 'mailbox',
    name,
    organization,
    uploader,
    open: (stop) => openMailbox(mailbox, takesRecordings, stop),
  };
}

async function openMailbox(
  mailbox: Mailbox,
  takesRecordings: boolean,
  stop: AbortSignal,
): Promise<OpenSource> {
  const client = await connect(mailbox, stop);
  const tried = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw mailboxProblem(mailbox, error);
    }
  };
  let targets: Targets | undefined;
  return {
    list: () => tried(() => listMessages({ client, mailbox, takesRecordings, tried, move })),
    async makeTargets() {
      targets = await tried(() => makeTargets(client));
    },
    async close() {
      await client.logout().catch(() => client.close());
    },
  };

  async function move(uid: number, state: keyof Targets) {
    const target = targets?.[state];
    const moved =
      target !== undefined && (await client.messageMove(String(uid), target, { uid: true }));
    if (!moved) throw new SourceProblem(`${mailbox.name}: a message could not be moved.`);
  }
}

/** Loaded on demand, because most installations have no mailbox. */
async function connect(mailbox: Mailbox, stop: AbortSignal): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const { host, port, security, user, password } = mailbox;
  const client = new ImapFlow({
    host,
    port,
    ...timeouts,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass: password },
    maxLiteralSize: answerBytesMax,
    maxLineLength: answerBytesMax,
    maxResponseSize: 2 * answerBytesMax,
    disableAutoIdle: true,
    logger: false,
  });
  // The running call reports the error itself, but an error event without a listener would end the
  // process.
  client.on('error', () => {});
  stop.addEventListener('abort', () => client.close(), { once: true });
  try {
    await client.connect().catch((error: unknown) => {
      throw mailboxProblem(mailbox, error);
    });
    await client.mailboxOpen(mailbox.folder).catch((error: unknown) => {
      throw folderProblem(mailbox, error);
    });
    return client;
  } catch (problem) {
    client.close();
    throw problem;
  }
}
