import {
  BlobSource,
  Conversion,
  type ConversionAudioOptions,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  Output,
  QTFF,
  Quality,
  StreamTarget,
  type StreamTargetChunk,
  WAVE,
  WEBM,
} from 'mediabunny';
import { GrowingBlob, TooLargeError } from './growing-blob.ts';
import { copyFormat, encodedFormat, encoding, type SoundFormat } from './sound-formats.ts';
import type { FoundSound, NoSound, SoundTask, TakenSound } from './sound-task.ts';

const bytesPerMb = 1024 * 1024;
const writtenAtOnce = 4 * bytesPerMb;
/** Uncompressed sound of this size is encoded, others are sent as they are. */
const uncompressedMax = 8 * bytesPerMb;
/** Packets from which the size of the sound is estimated. */
const estimatedFrom = 200;

const formats = [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE, OGG];

type Telling = { onFound: (found: FoundSound) => void; onRead: (readBytes: number) => void };

const read = (file: Blob) => new Input({ source: new BlobSource(file), formats });

/**
 * Copies the sound of a recording into a file of its own, or encodes it where it cannot be copied. Reads the file as a
 * stream. The names, places and pictures that the file carries along are left out.
 * @throws if the file cannot be read to its end.
 */
export async function takeSoundOut(
  { file, sizeMaxMb }: SoundTask,
  { onFound, onRead }: Telling,
): Promise<TakenSound | NoSound> {
  using input = read(file);
  if (!(await input.canRead())) return 'unreadable';
  const tracks = await input.getAudioTracks();
  const track = await input.getPrimaryAudioTrack();
  if (!track) return 'no-sound';
  onFound(await foundIn(track));
  const sizeMax = sizeMaxMb * bytesPerMb;
  if (await isSoundAlone(input, track, file)) {
    if (file.size > sizeMax) return 'too-large';
    const minutes = (await lengthOf(track)) / 60;
    onRead(file.size);
    return { sound: file, ending: undefined, minutes, tracks: tracks.length };
  }
  const way = await wayOf(track);
  if (!way) return 'no-means';
  const grown = new GrowingBlob(sizeMax);
  const isWritten = await convert(input, track, way, grown, onRead);
  if (isWritten !== true) return isWritten;
  // Where parts of the file are not read at all, such as its end.
  onRead(file.size);
  const { ending, type } = way.format;
  const sound = grown.toBlob(type);
  using written = read(sound);
  const taken = await written.getPrimaryAudioTrack();
  if (!taken) return 'no-sound';
  return { sound, ending, minutes: (await lengthOf(taken)) / 60, tracks: tracks.length };
}

type Way = { format: SoundFormat; audio: ConversionAudioOptions };

/** Copies if it can, else encodes; undefined if this browser can do neither. */
async function wayOf(track: InputAudioTrack): Promise<Way | undefined> {
  const codec = await track.getCodec();
  const copied = codec && copyFormat(codec);
  if (copied) return { format: copied, audio: {} };
  if (!codec || !(await track.canDecode())) return undefined;
  const encoded = await encodedFormat();
  if (!encoded) return undefined;
  const { numberOfChannels, sampleRate, bitrate } = encoding;
  const quality = new Quality({ bitrate });
  const audio = { codec: encoded.codec, numberOfChannels, sampleRate, quality };
  return { format: encoded.format, audio };
}

async function convert(
  input: Input<BlobSource>,
  track: InputAudioTrack,
  { format, audio }: Way,
  grown: GrowingBlob,
  onRead: (readBytes: number) => void,
): Promise<true | NoSound> {
  const writable = new WritableStream<StreamTargetChunk>({ write: (chunk) => grown.write(chunk) });
  const target = new StreamTarget(writable, { chunked: true, chunkSize: writtenAtOnce });
  const output = new Output({ format: format.format(), target });
  const conversion = await Conversion.init({
    input,
    output,
    video: { discard: true },
    audio: ({ id }) => (id === track.id ? audio : { discard: true }),
    // Packets keep their distances; only where the sound begins may move.
    copy: { shiftTolerance: Number.POSITIVE_INFINITY },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) return 'no-means';
  const stopTelling = input.source.on('read', ({ end }) => onRead(end));
  try {
    await conversion.execute();
    return true;
  } catch (error) {
    if (error instanceof TooLargeError) return 'too-large';
    throw error;
  } finally {
    stopTelling();
  }
}

async function foundIn(track: InputAudioTrack): Promise<FoundSound> {
  const seconds = await track.getDurationFromMetadata();
  if (seconds === null) return { minutes: null, expectedBytes: null };
  const { averageBitrate } = await track.computePacketStats(estimatedFrom);
  return { minutes: seconds / 60, expectedBytes: Math.round((averageBitrate / 8) * seconds) };
}

const lengthOf = async (track: InputAudioTrack): Promise<number> =>
  (await track.getDurationFromMetadata()) ?? track.computeDuration();

/** Whether the file can be sent as it is: it has no picture, no cover, and is compressed or small. */
async function isSoundAlone(input: Input, track: InputAudioTrack, file: Blob): Promise<boolean> {
  if ((await input.getVideoTracks()).length > 0) return false;
  const codec = await track.getCodec();
  const isUncompressed = codec?.startsWith('pcm') || codec === 'ulaw' || codec === 'alaw';
  if (isUncompressed && file.size > uncompressedMax) return false;
  const { images = [] } = await input.getMetadataTags();
  return images.length === 0;
}
