import { createHash } from 'node:crypto';
import { endingsInWords } from '@rapport/contract';
import type { FetchMessageObject, ImapFlow, MessageEnvelopeObject } from 'imapflow';
import type { Mailbox } from '../../../platform/import-sources-env.ts';
import { printable } from '../printable.ts';
import { type FoundFile, type Listing, UnreadFileError } from '../source.ts';
import { SourceProblem } from '../source-problem.ts';
import { type Attachment, attachmentsOf, readAttachment } from './attachments.ts';
import { mailboxProblem } from './mailbox-problem.ts';
import type { Targets } from './make-targets.ts';
import { refusalOfSender } from './refusal-of-sender.ts';

/** Maximum per look; the next look takes further messages. */
const messagesMax = 200;
const attachmentsMax = 50;
const subjectLengthMax = 120;
const idLengthMax = 200;

export type OpenMailbox = {
  client: ImapFlow;
  mailbox: Mailbox;
  takesRecordings: boolean;
  /** Turns connection errors into problems. */
  tried: <T>(work: () => Promise<T>) => Promise<T>;
  move: (uid: number, state: keyof Targets) => Promise<void>;
};

/** Unread messages, oldest first. Listing and reading do not mark them as read. */
export async function listMessages(opened: OpenMailbox): Promise<Listing> {
  const { client, mailbox } = opened;
  const uids = await client.search({ seen: false, deleted: false }, { uid: true });
  if (!uids) throw new SourceProblem(`${mailbox.name}: the messages could not be listed.`);
  const some = uids.slice(0, messagesMax);
  const messages =
    some.length === 0
      ? []
      : await client.fetchAll(
          some,
          { uid: true, envelope: true, bodyStructure: true },
          { uid: true },
        );
  const found = messages.map((message) => foundMessage(opened, message));
  const names = new Set(found.map(({ name }) => name));
  return { found, isGone: (name) => some.length === uids.length && !names.has(name) };
}

function foundMessage(opened: OpenMailbox, message: FetchMessageObject): FoundFile {
  const { tried, move } = opened;
  const { uid, envelope } = message;
  const attachments = attachmentsOf(message.bodyStructure, opened.takesRecordings);
  return {
    name: nameOf(message, opened.client),
    // A listed message is always complete.
    mark: null,
    parts:
      refusalOf(opened.mailbox, envelope, attachments) ??
      attachments.map(({ fileName, part }) => ({
        fileName,
        read: (bytesMax) => readPieces(opened, uid, part, bytesMax),
      })),
    async move(outcome) {
      await tried(() => move(uid, outcome.state));
      return true;
    },
  };
}

async function* readPieces(
  { client, mailbox }: OpenMailbox,
  uid: number,
  part: string,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  try {
    yield* readAttachment(client, uid, part, bytesMax);
  } catch (error) {
    throw error instanceof UnreadFileError ? error : mailboxProblem(mailbox, error);
  }
}

/** The subject, for the operator, and the id, which distinguishes messages. */
function nameOf({ uid, envelope }: FetchMessageObject, { mailbox }: ImapFlow): string {
  const validity = mailbox ? mailbox.uidValidity : '';
  const id = printable(envelope?.messageId ?? '') || `<${validity}.${uid}>`;
  const short = id.length > idLengthMax ? `<${createHash('sha256').update(id).digest('hex')}>` : id;
  const subject = [...printable(envelope?.subject ?? '')].slice(0, subjectLengthMax).join('');
  return `${subject} ${short}`.trim();
}

function refusalOf(
  mailbox: Mailbox,
  envelope: MessageEnvelopeObject | undefined,
  attachments: readonly Attachment[],
): string | undefined {
  const refusal = refusalOfSender(mailbox.senders, envelope?.from);
  if (refusal) return refusal;
  if (attachments.length === 0)
    return `No ${endingsInWords('.zip')} file is attached to this message.`;
  if (attachments.length > attachmentsMax)
    return `More than ${attachmentsMax} files are attached to this message.`;
  return undefined;
}
