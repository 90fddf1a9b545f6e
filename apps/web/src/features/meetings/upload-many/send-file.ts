import { ApiRequestError } from '@/lib/api-client.ts';
import { AlreadyHereError, uploadTranscript } from '../api/upload-transcript.ts';
import { analysing, lost } from './file-states.ts';
import type { QueuedFile } from './queued-file.ts';
import type { QueuedFiles } from './queued-files.ts';

/**
 * Sends a file of the queue; for a recording, its sound.
 * @throws as `uploadTranscript`
 */
export async function sendFile(
  files: QueuedFiles,
  organizationId: string,
  file: QueuedFile,
  signal: AbortSignal,
): Promise<void> {
  const { id, title = '', keepBoth = false, isSent, recording } = file;
  const bytes = await files.bytesOf(id);
  if (signal.aborted) return;
  if (!bytes) return files.change(id, { state: lost });
  const name = recording?.soundName ?? file.name;
  files.change(id, { state: { kind: 'uploading', sentBytes: 0 } });
  try {
    const { eventId } = await uploadTranscript({
      file: new File([bytes], name),
      title,
      keepBoth,
      organizationId,
      signal,
      onProgress: (sentBytes) =>
        files.change(id, {
          state: { kind: 'uploading', sentBytes },
          ...(sentBytes === bytes.size && { isSent: true }),
        }),
    });
    files.change(id, { state: analysing(eventId) });
  } catch (error) {
    if (files.isClosed) return;
    // The answer to an earlier attempt was lost: the existing meeting is this file's own.
    if (error instanceof AlreadyHereError && isSent && !signal.aborted)
      return files.change(id, { state: analysing(error.upload.eventId) });
    if (error instanceof ApiRequestError && error.isRefusal) files.change(id, { isSent: false });
    throw error;
  }
}
