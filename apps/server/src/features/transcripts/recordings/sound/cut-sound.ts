import { BufferTarget, EncodedAudioPacketSource, type EncodedPacket, Output } from 'mediabunny';
import { containerOf } from './container-of.ts';
import { findPause } from './find-pause.ts';
import type { OpenSound } from './open-sound.ts';
import { damaged } from './refused-sound.ts';
import type { CutSound } from './sound-messages.ts';

/** Between parts that were not cut at a pause, so that no word is lost. */
const overlapSeconds = 1;
/** The last part of a part in which a pause is looked for, at most a minute. */
const searchedShare = 0.25;
const searchedSecondsMax = 60;
/** Of a packet in the tables of a container, and of the container. */
const packetOverheadBytes = 24;
const containerOverheadBytes = 16 * 1024;

/** Cuts out what fits into one request, from `from` on. */
export async function cutSound(
  { codec, track, sink }: OpenSound,
  { from, secondsMax, bytesMax }: { from: number; secondsMax: number; bytesMax: number },
): Promise<CutSound> {
  const { format, mimeType, ending } = containerOf(codec);
  const first = (await sink.getPacket(from)) ?? (await sink.getFirstPacket());
  const decoderConfig = await track.getDecoderConfig();
  if (!first || !decoderConfig) throw damaged();
  const begin = first.timestamp;
  const packets: EncodedPacket[] = [];
  let bytes = containerOverheadBytes;
  let isEnd = true;
  for await (const packet of sink.packets(first)) {
    bytes += packet.byteLength + packetOverheadBytes;
    const isFull = bytes > bytesMax || packet.timestamp + packet.duration - begin > secondsMax;
    if (isFull && packets.length > 0) {
      isEnd = false;
      break;
    }
    packets.push(packet);
  }
  const last = packets.at(-1);
  const end = (last?.timestamp ?? begin) + (last?.duration ?? 0);
  const searched = Math.min(searchedSecondsMax, (end - begin) * searchedShare);
  const pause = isEnd ? undefined : findPause(packets, end - searched);
  const sent = pause === undefined ? packets : packets.slice(0, pause);
  const to = pause === undefined ? end : (packets[pause]?.timestamp ?? end);
  // A part of a second or two has no room for an overlap.
  const overlap = end - begin > 4 * overlapSeconds ? overlapSeconds : 0;
  const next = isEnd || pause !== undefined ? to : to - overlap;

  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  for (const packet of sent)
    await source.add(packet.clone({ timestamp: packet.timestamp - begin }), { decoderConfig });
  await output.finalize();
  if (!target.buffer) throw damaged();
  return { bytes: new Uint8Array(target.buffer), mimeType, ending, from: begin, to, next };
}
