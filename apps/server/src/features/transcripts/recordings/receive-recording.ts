import { endingsInWords, recordingEnding, recordingExtensions } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { deleteUnattachedSound } from '../../../ground/recording/sound-repository.ts';
import { type WrittenSound, writeSound } from '../../../ground/recording/write-sound.ts';
import type { SpeechSettings } from '../../../platform/env.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { StreamedFiles } from '../../../platform/read-upload.ts';
import { nameContent } from '../extract-text/name-content.ts';
import { requireMinutes } from './minutes-left.ts';
import { isRecording, recordingHeadBytes } from './name-recording.ts';

/** What an upload of a recording is answered where no speech service is set up. */
export const recordingsOffText = `Rapport reads transcripts here, not recordings. Please upload the transcript as ${endingsInWords()}. An administrator of the server can set up a speech service (RAPPORT_SPEECH_BASE_URL), which turns recordings into transcripts.`;

/** Stores the recordings of an upload while they arrive. */
export const receiveRecordings = (
  db: Database,
  organizationId: string,
  speech: SpeechSettings,
): StreamedFiles<WrittenSound> => ({
  maxMb: speech.recordingMaxMb,
  open(fileName) {
    if (!recordingEnding(fileName)) return undefined;
    return async (bytes) => {
      await requireMinutes(db, organizationId, speech);
      return writeSound(db, organizationId, refuseOthers(bytes, fileName));
    };
  },
  discard: (sound) => deleteUnattachedSound(db, sound),
});

/** In MB; up to this size, a recording is told why it is not taken. */
const refusedMaxMb = 2_000;

/** Refuses the recordings of an upload by their name, where no speech service is set up. */
export const refuseRecordings: StreamedFiles<WrittenSound> = {
  maxMb: refusedMaxMb,
  open(fileName) {
    if (!recordingEnding(fileName)) return undefined;
    return async () => {
      throw badRequest('INVALID_FILE', recordingsOffText);
    };
  },
  discard: async () => {},
};

/** @throws AppError 400 before the first byte if it is no recording */
async function* refuseOthers(
  source: AsyncIterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const bytes of source) {
    if (!head) {
      yield bytes;
      continue;
    }
    head = Buffer.concat([head, bytes]);
    if (head.length < recordingHeadBytes) continue;
    requireRecording(head, fileName);
    yield head;
    head = undefined;
  }
  if (head) requireRecording(head, fileName);
}

function requireRecording(head: Uint8Array, fileName: string) {
  if (isRecording(head)) return;
  if (head.length === 0)
    throw badRequest('INVALID_FILE', 'This file is empty. Please upload a recording.');
  const ending = recordingEnding(fileName);
  throw badRequest(
    'INVALID_FILE',
    `This file is called ${ending} but holds ${nameContent(head).name}. Please upload a recording as ${recordingExtensions.join(', ')}, or the transcript as ${endingsInWords()}.`,
  );
}
