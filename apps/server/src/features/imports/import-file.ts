import type { ImportSourceKind } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { SpeechSettings } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Member } from '../../platform/session.ts';
import { uploadTranscript } from '../transcripts/upload/upload-transcript.ts';
import {
  findUnmoved,
  insertImported,
  insertRefused,
  type Outcome,
  type Unmoved,
  type WatchedFile,
} from './imported-file-repository.ts';
import type { Content } from './receive-content.ts';

export type ImportServices = {
  db: Database;
  queue: JobQueue;
  bus: EventBus;
  speech?: SpeechSettings | undefined;
};

export type ImportedFile = { kind: ImportSourceKind; file: WatchedFile; content: Content };

/** The source in words, for the audit log. */
const from: Record<ImportSourceKind, string> = {
  folder: 'from a watched folder',
  mailbox: 'from a mailbox',
  bucket: 'from a bucket',
};

/**
 * Uploads a file on behalf of its uploader. The outcome is stored before the file is moved, in one
 * transaction with the meeting.
 * @throws errors other than refusals; the file is then left for another attempt.
 */
export async function importFile(
  services: ImportServices,
  { kind, file, content }: ImportedFile,
  member: Member,
): Promise<Outcome> {
  const row = { ...file, uploadedBy: member.accountId };
  try {
    await uploadTranscript(services, member, content, {
      from: from[kind],
      record: (tx, meetingId) => insertImported(tx, row, meetingId),
    });
    return { state: 'imported' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return refuse(
      services.db,
      file,
      member.accountId,
      ofFile(file, content.fileName, error.message),
    );
  }
}

export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500;

/**
 * The reason for a file in a zip or message. The row has the name of the zip or message, so the
 * reason names the file.
 */
export const ofFile = (
  { name }: Pick<WatchedFile, 'name'>,
  fileName: string,
  reason: string,
): string => (fileName === name ? reason : `${fileName}: ${reason}`);

/** Another process may have imported the file in the meantime. */
export async function refuse(
  db: Database,
  file: WatchedFile,
  uploadedBy: string | null,
  reason: string,
): Promise<Outcome> {
  await insertRefused(db, { ...file, uploadedBy }, reason);
  const stored = await findUnmoved(db, file);
  return stored ? outcomeOf(stored) : { state: 'refused', reason };
}

export const outcomeOf = ({ state, reason }: Pick<Unmoved, 'state' | 'reason'>): Outcome =>
  state === 'imported' ? { state } : { state, reason: reason ?? '' };
