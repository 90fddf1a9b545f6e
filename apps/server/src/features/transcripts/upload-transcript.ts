import { parse } from 'node:path';
import { titleLengthMax, type UploadAccepted } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { badRequest } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';
import { enqueueProcessing } from './enqueue-processing.ts';
import { identifyKind } from './extract-text/identify-kind.ts';
import { RejectedFileError } from './extract-text/rejected-file-error.ts';
import { isOneChunk, keepFile } from './keep-file.ts';
import { processTranscriptJob } from './process-transcript.job.ts';
import { insertMeeting } from './processing-repository.ts';

/** What could break a line or hide another name, in a name that somebody else chose. */
const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

function cleanName(name: string): string {
  return name.replace(unsafeCharacters, ' ').replace(/\s+/g, ' ').trim().slice(0, titleLengthMax);
}

/**
 * Keeps a file, makes its meeting and enqueues the reading of it: all of it, or nothing that is not swept. A file of
 * several chunks is written before the transaction that names it, so that others take their turns in between.
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
  const file = isOneChunk(sent) ? sent : await keepFile(db, actor.organizationId, sent);
  const meeting = await db.transaction().execute(async (tx) => {
    const inserted = await insertMeeting(tx, actor.organizationId, {
      uploadedBy: actor.accountId,
      title,
      file,
    });
    await enqueueProcessing(tx, queue, inserted, inserted.turn);
    await recordAct(tx, actor, { action: 'transcript-uploaded', targetId: inserted.id });
    return inserted;
  });
  queue.wake(processTranscriptJob);
  await bus.publish({
    name: 'meeting-updated',
    payload: { eventId: meeting.id, organizationId: actor.organizationId },
  });
  return { eventId: meeting.id, title, processingStatus: 'pending' };
}
