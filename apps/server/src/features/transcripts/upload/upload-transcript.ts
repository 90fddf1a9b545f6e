import { parse } from 'node:path';
import { recordingEnding, titleLengthMax, type UploadAccepted } from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { enqueueProcessing } from '../../../ground/meeting/enqueue-processing.ts';
import { presentEarlier } from '../../../ground/meeting/present-earlier.ts';
import type { Earlier } from '../../../ground/meeting/same-meeting-repository.ts';
import { insertRecording } from '../../../ground/recording/recording-repository.ts';
import { attachSound, deleteUnattachedSound } from '../../../ground/recording/sound-repository.ts';
import type { WrittenSound } from '../../../ground/recording/write-sound.ts';
import type { SpeechSettings } from '../../../platform/env.ts';
import { AppError, badRequest } from '../../../platform/errors.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import type { Member, Origin } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { identifyContent } from '../extract-text/identify-content.ts';
import { RejectedFileError } from '../extract-text/rejected-file-error.ts';
import { insertMeeting } from '../processing/processing-repository.ts';
import { recordingsOffText } from '../recordings/receive-recording.ts';
import type { NewFile, StoredFile } from './file-repository.ts';
import { listSameFiles, lockBytes } from './same-file-repository.ts';
import { isOneChunk, storeFile } from './store-file.ts';

/** Characters that could break a line or disguise a name. */
const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

function cleanName(name: string): string {
  return name.replace(unsafeCharacters, ' ').replace(/\s+/g, ' ').trim().slice(0, titleLengthMax);
}

type Content = { bytes: Uint8Array } | { stored: WrittenSound };

type Upload = Content & {
  fileName: string;
  sha256: string;
  title?: string | undefined;
  /** 'true' if the same file may become another meeting. */
  keepBoth?: string | undefined;
  /** The organization for which the upload is meant, if stated. */
  organizationId?: string | undefined;
};

/** A file that was imported instead of uploaded by a call. */
export type Import = {
  /** The source in words, for the audit log. */
  from: string;
  /** Called in the transaction that creates the meeting. */
  record: (tx: Queryable, meetingId: string) => Promise<void>;
};

/** Imports have no origin. */
type Uploader = Member & { origin?: Origin };

export type UploadServices = {
  db: Database;
  queue: JobQueue;
  bus: EventBus;
  speech?: SpeechSettings | undefined;
};

/**
 * A file of several chunks is written before the transaction, so that other callers do not wait; if
 * the transaction fails, the sweep deletes it.
 * @throws AppError 400 if it is neither a transcript nor a recording that can be transcribed, 409 if
 * the same file was uploaded before or another organization is active.
 */
export async function uploadTranscript(
  services: UploadServices,
  actor: Uploader,
  upload: Upload,
  imported?: Import,
): Promise<UploadAccepted> {
  const { db, queue, bus } = services;
  const stored = 'stored' in upload ? upload.stored : undefined;
  try {
    const accepted = await createMeeting(services, actor, upload, imported);
    queue.wake(accepted.job);
    await bus.publish({
      name: 'meeting-updated',
      payload: { eventId: accepted.id, organizationId: actor.organizationId },
    });
    return { eventId: accepted.id, title: accepted.title, processingStatus: 'pending' };
  } catch (error) {
    if (stored) await deleteUnattachedSound(db, stored);
    throw error;
  }
}

async function createMeeting(
  services: UploadServices,
  actor: Uploader,
  upload: Upload,
  imported: Import | undefined,
) {
  const { db, queue } = services;
  const { organizationId } = actor;
  requireOrganization(actor, upload.organizationId);
  const fileName = cleanName(upload.fileName.split(/[\\/]/).at(-1) ?? '');
  const store = contentOf(services, organizationId, { ...upload, fileName });
  const title = cleanName(upload.title ?? '') || parse(fileName).name;
  const { sha256 } = upload;
  const keepBoth = upload.keepBoth === 'true';
  if (!keepBoth) await requireNew(db, actor, sha256);
  const attach = await store();
  return db.transaction().execute(async (tx) => {
    await lockBytes(tx, organizationId, sha256);
    const [earlier] = await listSameFiles(tx, actor, [sha256]);
    if (earlier && !keepBoth) throw alreadyHere(earlier);
    const inserted = await insertMeeting(tx, organizationId, {
      uploadedBy: actor.accountId,
      title,
      // Only members who may read the earlier meeting can decide.
      isKeptApart: earlier !== undefined,
      ...('file' in attach && { file: attach.file }),
    });
    if ('sound' in attach) {
      const { sound, model } = attach;
      await attachSound(tx, sound, { meetingId: inserted.id, size: sound.size });
      await insertRecording(tx, {
        organizationId,
        meetingId: inserted.id,
        fileName,
        sha256,
        model,
      });
    }
    const job = await enqueueProcessing(tx, queue, inserted, inserted.turn);
    await recordAuditEvent(tx, actor, {
      action: imported ? 'transcript-imported' : 'transcript-uploaded',
      targetId: inserted.id,
      ...(imported && { detail: imported.from }),
    });
    await imported?.record(tx, inserted.id);
    return { id: inserted.id, title, job };
  });
}

type Attachable = { file: NewFile | StoredFile } | { sound: WrittenSound; model: string };

/** Checks the content; the answer stores it. */
function contentOf(
  { db, speech }: UploadServices,
  organizationId: string,
  upload: Content & { fileName: string; sha256: string },
): () => Promise<Attachable> {
  const { fileName, sha256 } = upload;
  if (recordingEnding(fileName) && !speech) throw badRequest('INVALID_FILE', recordingsOffText);
  if (recordingEnding(fileName) && speech)
    return async () => {
      if ('stored' in upload) return { sound: upload.stored, model: speech.model };
      throw new Error('Recordings are stored while they arrive.');
    };
  if ('stored' in upload) throw new Error('Only recordings are stored while they arrive.');
  const sent = { name: fileName, sha256, bytes: upload.bytes };
  try {
    identifyContent({ fileName, bytes: upload.bytes });
  } catch (error) {
    if (error instanceof RejectedFileError) throw badRequest('INVALID_FILE', error.message);
    throw error;
  }
  return async () => ({
    file: isOneChunk(sent) ? sent : await storeFile(db, organizationId, sent),
  });
}

function requireOrganization(actor: Member, meant: string | undefined) {
  if (meant !== undefined && meant !== actor.organizationId)
    throw new AppError(
      409,
      'ORGANIZATION_SWITCHED',
      'This file is meant for another organization than the active one. Nothing was saved.',
    );
}

/** Checks before a large file is written. */
async function requireNew(db: Database, actor: Member, sha256: string) {
  const [earlier] = await listSameFiles(db, actor, [sha256]);
  if (earlier) throw alreadyHere(earlier);
}

const alreadyHere = (earlier: Earlier) =>
  new AppError(409, 'ALREADY_HERE', `This file is already here, as '${earlier.title}'.`, {
    alreadyHere: presentEarlier(earlier),
  });
