import type { RecordingEnding } from '@rapport/contract';
import {
  type AudioCodec,
  getFirstEncodableAudioCodec,
  Mp3OutputFormat,
  Mp4OutputFormat,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

export type SoundFormat = { ending: RecordingEnding; type: string; format: () => OutputFormat };

const m4a: SoundFormat = {
  ending: '.m4a',
  type: 'audio/mp4',
  // The index at the end: at the beginning, all sound would be held in memory until it is known.
  format: () => new Mp4OutputFormat({ fastStart: false }),
};
const mp3: SoundFormat = {
  ending: '.mp3',
  type: 'audio/mpeg',
  format: () => new Mp3OutputFormat(),
};
// Not Ogg, whose random serial number would make each copy of a recording another file.
const webm: SoundFormat = {
  ending: '.webm',
  type: 'audio/webm',
  format: () => new WebMOutputFormat(),
};

/** Codecs whose packets are copied as they are. */
const copied: Readonly<Partial<Record<AudioCodec, SoundFormat>>> = {
  aac: m4a,
  ac3: m4a,
  eac3: m4a,
  mp3,
  opus: webm,
  vorbis: webm,
};

export const copyFormat = (codec: AudioCodec): SoundFormat | undefined => copied[codec];

/** Enough for speech; recognisers read 16 kHz in mono. */
export const encoding = { numberOfChannels: 1, sampleRate: 48_000, bitrate: 48_000 };

/** A codec that this browser encodes; undefined without one. */
export async function encodedFormat() {
  const codec = await getFirstEncodableAudioCodec(['aac', 'opus'], {
    numberOfChannels: encoding.numberOfChannels,
    sampleRate: encoding.sampleRate,
  });
  const format = codec && copied[codec];
  return codec && format && { codec, format };
}
