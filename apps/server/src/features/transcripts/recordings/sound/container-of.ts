import {
  type AudioCodec,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  type OutputFormat,
  WavOutputFormat,
} from 'mediabunny';
import { unknownCodec } from './refused-sound.ts';

/** Each writes its end after the sound, and its beginning again at last. */
const containers: readonly (() => OutputFormat)[] = [
  () => new Mp3OutputFormat(),
  () => new OggOutputFormat(),
  () => new WavOutputFormat(),
  () => new Mp4OutputFormat({ fastStart: false }),
];

const mimeTypes: Record<string, string> = {
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'audio/mp4',
};

/** A container that holds this kind of sound as it is. */
export function containerOf(codec: AudioCodec) {
  const format = containers
    .map((create) => create())
    .find((one) => one.getSupportedAudioCodecs().includes(codec));
  if (!format) throw unknownCodec(codec);
  const { fileExtension } = format;
  return {
    format,
    mimeType: mimeTypes[fileExtension] ?? format.mimeType,
    ending: fileExtension === '.mp4' ? '.m4a' : fileExtension,
  };
}
