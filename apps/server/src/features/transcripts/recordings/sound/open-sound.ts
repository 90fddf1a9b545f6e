import {
  type AudioCodec,
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { soundChunkBytes } from '../../../../ground/recording/sound-repository.ts';
import { damaged, noSound, unknownCodec } from './refused-sound.ts';

/** Without those that name other files. */
const formats = [MP4, QTFF, MATROSKA, WEBM, OGG, WAVE, MP3];
/** 4 MB; sound and picture alternate within less. */
const chunksKept = 32;

export type OpenSound = {
  track: InputAudioTrack;
  codec: AudioCodec;
  sink: EncodedPacketSink;
  close(): void;
};

/**
 * Opens the sound of a file that is read by chunks.
 * @throws RefusedSoundError
 */
export async function openSound(
  size: number,
  readChunk: (position: number) => Promise<Uint8Array>,
): Promise<OpenSound> {
  const source = new CustomSource({
    getSize: () => size,
    read: rangesOf(readChunk),
    maxCacheSize: chunksKept * soundChunkBytes,
    // Reads of single packets would fill the cache with thousands of entries, searched at each read.
    prefetchProfile: 'fileSystem',
    // The next read reports it again.
    handleUnhandledError: () => {},
  });
  const input = new Input({ source, formats });
  if (!(await input.canRead())) throw damaged();
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw (await input.getPrimaryVideoTrack()) ? noSound() : damaged();
  const codec = await track.getCodec();
  if (!codec) throw unknownCodec(null);
  return { track, codec, sink: new EncodedPacketSink(track), close: () => input.dispose() };
}

function rangesOf(readChunk: (position: number) => Promise<Uint8Array>) {
  const kept = new Map<number, Promise<Uint8Array>>();
  function chunk(position: number) {
    const known = kept.get(position) ?? readChunk(position);
    kept.delete(position);
    kept.set(position, known);
    const [oldest] = kept.keys();
    if (kept.size > chunksKept && oldest !== undefined) kept.delete(oldest);
    return known;
  }
  return async (start: number, end: number) => {
    const bytes = new Uint8Array(end - start);
    for (let at = start; at < end; ) {
      const position = Math.floor(at / soundChunkBytes);
      const offset = position * soundChunkBytes;
      const part = (await chunk(position)).subarray(at - offset, end - offset);
      if (part.length === 0) throw damaged();
      bytes.set(part, at - start);
      at += part.length;
    }
    return bytes;
  };
}
