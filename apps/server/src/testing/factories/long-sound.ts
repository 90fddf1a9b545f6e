import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

const sampleRate = 44_100;
const packetSeconds = 1024 / sampleRate;
/** 48 kbit/s, as a phone records speech. */
const packetBytes = 140;
/** AAC LC, 44.1 kHz, one channel. */
const description = new Uint8Array([0x12, 0x08]);

/** An .m4a file of AAC packets as a phone writes them, 22 MB an hour. They hold no real sound. */
export async function longSound(hours: number): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate, numberOfChannels: 1, description };
  const packets = Math.floor((hours * 3600) / packetSeconds);
  for (let at = 0; at < packets; at += 1) {
    // Sizes differ, so that pauses can be found.
    const packet = new Uint8Array(packetBytes + (at % 30)).fill(at % 251);
    const timestamp = at * packetSeconds;
    await source.add(new EncodedPacket(packet, 'key', timestamp, packetSeconds), { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}
