import { parse } from 'node:path';
import { titleLengthMax, type UploadAccepted } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { enqueueProcessing } from '../../ground/meeting/enqueue-processing.ts';
import { processTranscriptJob } from '../../ground/meeting/process-transcript.job.ts';
import { badRequest } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { identifyKind } from './extract-text/identify-kind.ts';
import { RejectedFileError } from './extract-text/rejected-file-error.ts';
import { insertMeeting } from './processing-repository.ts';
import { isOneChunk, storeFile } from './store-file.ts';

/** Could break a line or disguise a name. */
const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

function cleanName(name: string): string {
  return name.replace(unsafeCharacters, ' ').replace(/\s+/g, ' ').trim().slice(0, titleLengthMax);
}

/**
 * A file of several chunks is written before the transaction, so that other callers do not wait;
 * the sweep deletes it if the transaction fails.
 */
export async function uploadTranscript(
  { db, queue, bus }: { db: Database; queue: JobQueue; bus: EventBus },
  actor: Actor,
  upload: { fileName: string; bytes: Uint8Array; sha256: string; title?: string | undefined },
): Promise<UploadAccepted> {
  const fileName = cleanName(upload.fileName.split(/[\\/]/).at(-1) ?? '');
  try {
    identifyKind({ fileName, bytes: upload.bytes });
  } catch (error) {
    if (error instanceof RejectedFileError) throw badRequest('INVALID_FILE', error.message);
    throw error;
  }
  const title = cleanName(upload.title ?? '') || parse(fileName).name;
  const { bytes, sha256 } = upload;
  const sent = { name: fileName, sha256, bytes };
  const file = isOneChunk(sent) ? sent : await storeFile(db, actor.organizationId, sent);
  const meeting = await db.transaction().execute(async (tx) => {
    const inserted = await insertMeeting(tx, actor.organizationId, {
      uploadedBy: actor.accountId,
      title,
      file,
    });
    await enqueueProcessing(tx, queue, inserted, inserted.turn);
    await recordAuditEvent(tx, actor, { action: 'transcript-uploaded', targetId: inserted.id });
    return inserted;
  });
  queue.wake(processTranscriptJob);
  await bus.publish({
    name: 'meeting-updated',
    payload: { eventId: meeting.id, organizationId: actor.organizationId },
  });
  return { eventId: meeting.id, title, processingStatus: 'pending' };
}
