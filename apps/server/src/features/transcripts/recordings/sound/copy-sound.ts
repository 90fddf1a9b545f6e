import { EncodedAudioPacketSource, Output, StreamTarget } from 'mediabunny';
import { containerOf } from './container-of.ts';
import type { OpenSound } from './open-sound.ts';
import { noSound, tooLong } from './refused-sound.ts';
import { type WriteChunk, writtenChunks } from './written-chunks.ts';

const hoursMax = 12;
/** For the tables of a container; packets themselves do not grow. */
const overheadBytes = 4 * 1024 * 1024;

/**
 * Copies the packets of sound into a file of their own, without decoding them. Pictures and tags,
 * such as the place of a recording, stay behind.
 */
export async function copySound(
  { codec, track, sink }: OpenSound,
  givenSize: number,
  write: WriteChunk,
): Promise<{ size: number; seconds: number; mimeType: string }> {
  const { format, mimeType } = containerOf(codec);
  const chunks = writtenChunks(write, givenSize * 2 + overheadBytes);
  const output = new Output({ format, target: new StreamTarget(chunks.stream) });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw noSound();
  await output.start();
  let begin: number | undefined;
  let seconds = 0;
  for await (const packet of sink.packets()) {
    begin ??= packet.timestamp;
    const timestamp = packet.timestamp - begin;
    seconds = Math.max(seconds, timestamp + packet.duration);
    if (seconds > hoursMax * 3600) throw tooLong(hoursMax);
    await source.add(packet.clone({ timestamp }), { decoderConfig });
  }
  if (seconds === 0) throw noSound();
  await output.finalize();
  return { size: chunks.size(), seconds, mimeType };
}
