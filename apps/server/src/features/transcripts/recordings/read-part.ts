import type { Database, Meeting, StoredRecording } from '../../../database/types.ts';
import { readSoundBytes } from '../../../ground/recording/read-sound.ts';
import { findSoundChunk, type Sound } from '../../../ground/recording/sound-repository.ts';
import type { CutSound } from './sound/sound-messages.ts';
import { RunOverError } from './speech-run.ts';
import type { Speech } from './speech-services.ts';

const endings: Record<string, string> = {
  'audio/mpeg': '.mp3',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'audio/mp4': '.m4a',
};

/** The next part: the whole sound if one request may hold it. */
export async function readPart(
  db: Database,
  { settings, service, pool }: Speech,
  { organizationId }: Meeting,
  recording: Pick<StoredRecording, 'secondsTranscribed'> & { seconds: number },
  sound: Sound,
): Promise<CutSound> {
  const { seconds, secondsTranscribed: from } = recording;
  const key = { organizationId, id: sound.id };
  const secondsMax = settings.partMinutes * 60;
  const bytesMax = service.bytesMax();
  const mimeType = sound.mimeType ?? '';
  if (from === 0 && sound.size <= bytesMax && seconds <= secondsMax) {
    const bytes = new Uint8Array(sound.size);
    let read = 0;
    for await (const chunk of readSoundBytes(db, key, { start: 0, end: sound.size })) {
      bytes.set(chunk, read);
      read += chunk.length;
    }
    if (read < sound.size) throw new RunOverError();
    return { bytes, mimeType, ending: endings[mimeType] ?? '', from, to: seconds, next: seconds };
  }
  return pool.cut(
    { size: sound.size, from, secondsMax, bytesMax },
    {
      read: (position) => findSoundChunk(db, key, position),
      write: async () => {},
    },
  );
}

/** Services read the kind of a file from its name; they need not know the meeting's. */
export const nameOfPart = ({ ending }: CutSound, position: number): string =>
  `part-${position + 1}${ending}`;
