import { parse } from 'node:path';
import { titleLengthMax, type UploadAccepted } from '@rapport/contract';
import type { Database, Queryable } from '../../../database/types.ts';
import { enqueueProcessing } from '../../../ground/meeting/enqueue-processing.ts';
import { presentEarlier } from '../../../ground/meeting/present-earlier.ts';
import { processTranscriptJob } from '../../../ground/meeting/process-transcript.job.ts';
import type { Earlier } from '../../../ground/meeting/same-meeting-repository.ts';
import { AppError, badRequest } from '../../../platform/errors.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import type { Member, Origin } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { identifyContent } from '../extract-text/identify-content.ts';
import { RejectedFileError } from '../extract-text/rejected-file-error.ts';
import { insertMeeting } from '../processing/processing-repository.ts';
import { listSameFiles, lockBytes } from './same-file-repository.ts';
import { isOneChunk, storeFile } from './store-file.ts';

/** Characters that could break a line or disguise a name. */
const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

function cleanName(name: string): string {
  return name.replace(unsafeCharacters, ' ').replace(/\s+/g, ' ').trim().slice(0, titleLengthMax);
}

type Upload = {
  fileName: string;
  bytes: Uint8Array;
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

/**
 * A file of several chunks is written before the transaction, so that other callers do not wait; if
 * the transaction fails, the sweep deletes it.
 * @throws AppError 400 if it is not a transcript, 409 if the same file was uploaded before or
 * another organization is active.
 */
export async function uploadTranscript(
  { db, queue, bus }: { db: Database; queue: JobQueue; bus: EventBus },
  actor: Uploader,
  upload: Upload,
  imported?: Import,
): Promise<UploadAccepted> {
  requireOrganization(actor, upload.organizationId);
  const fileName = cleanName(upload.fileName.split(/[\\/]/).at(-1) ?? '');
  try {
    identifyContent({ fileName, bytes: upload.bytes });
  } catch (error) {
    if (error instanceof RejectedFileError) throw badRequest('INVALID_FILE', error.message);
    throw error;
  }
  const title = cleanName(upload.title ?? '') || parse(fileName).name;
  const { bytes, sha256 } = upload;
  const keepBoth = upload.keepBoth === 'true';
  if (!keepBoth) await requireNew(db, actor, sha256);
  const sent = { name: fileName, sha256, bytes };
  const file = isOneChunk(sent) ? sent : await storeFile(db, actor.organizationId, sent);
  const meeting = await db.transaction().execute(async (tx) => {
    await lockBytes(tx, actor.organizationId, sha256);
    const [earlier] = await listSameFiles(tx, actor, [sha256]);
    if (earlier && !keepBoth) throw alreadyHere(earlier);
    const inserted = await insertMeeting(tx, actor.organizationId, {
      uploadedBy: actor.accountId,
      title,
      file,
      // Only members who may read the earlier meeting can decide.
      isKeptApart: earlier !== undefined,
    });
    await enqueueProcessing(tx, queue, inserted, inserted.turn);
    await recordAuditEvent(tx, actor, {
      action: imported ? 'transcript-imported' : 'transcript-uploaded',
      targetId: inserted.id,
      ...(imported && { detail: imported.from }),
    });
    await imported?.record(tx, inserted.id);
    return inserted;
  });
  queue.wake(processTranscriptJob);
  await bus.publish({
    name: 'meeting-updated',
    payload: { eventId: meeting.id, organizationId: actor.organizationId },
  });
  return { eventId: meeting.id, title, processingStatus: 'pending' };
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
