import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { afterAll, expect, test } from 'vitest';
import { soundChunkBytes } from '../../../../ground/recording/sound-repository.ts';
import { hostileSounds } from '../../../../testing/documents/hostile-sound.ts';
import { wav } from '../../../../testing/factories/sounds.ts';
import { createSoundPool, type SoundStore } from './sound-pool.ts';

const pool = createSoundPool(1);
afterAll(() => pool.close());

/** 20 ms of silence. */
const opusSilence = new Uint8Array([0xf8, 0xff, 0xfe]);
const opusHead = Buffer.from('OpusHead\x01\x01\x38\x01\x80\xbb\0\0\0\0\0', 'latin1');

function stored(bytes: Uint8Array) {
  const written: Uint8Array[] = [];
  const store: SoundStore = {
    read: async (position) =>
      bytes.subarray(position * soundChunkBytes, (position + 1) * soundChunkBytes),
    async write(position, chunk) {
      written[position] = chunk;
    },
  };
  return { store, whole: () => new Uint8Array(Buffer.concat(written)) };
}
const copy = (bytes: Uint8Array) => pool.copy(bytes.length, stored(bytes).store);

test('a copy has the same sound, and no tags', async () => {
  const given = wav(40);
  const tagged = Buffer.concat([
    given,
    Buffer.from('LIST\x18\0\0\0INFOICMT\x0b\0\0\0Hauptstr. 7\0', 'latin1'),
  ]);
  tagged.writeUInt32LE(tagged.length - 8, 4);
  const { store, whole } = stored(tagged);
  expect(await pool.copy(tagged.length, store)).toEqual({
    kind: 'copied',
    size: given.length,
    seconds: expect.closeTo(40, 3),
    mimeType: 'audio/wav',
  });
  expect(Buffer.compare(whole(), given)).toBe(0);
});

test('the picture of a video stays behind', async () => {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const picture = new EncodedVideoPacketSource('vp8');
  const sound = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(picture);
  output.addAudioTrack(sound);
  output.setMetadataTags({ title: 'At Hauptstr. 7', comment: '52.52, 13.40' });
  await output.start();
  const face = Buffer.from('a face '.repeat(40));
  for (let at = 0; at < 250; at += 1) {
    await picture.add(new EncodedPacket(face, 'key', at / 50, 1 / 50), {
      decoderConfig: { codec: 'vp8', codedWidth: 320, codedHeight: 240 },
    });
    await sound.add(new EncodedPacket(opusSilence, 'key', at / 50, 1 / 50), {
      decoderConfig: {
        codec: 'opus',
        sampleRate: 48_000,
        numberOfChannels: 1,
        description: opusHead,
      },
    });
  }
  await output.finalize();
  const video = new Uint8Array(target.buffer ?? new ArrayBuffer());
  expect(Buffer.from(video).includes('a face')).toBe(true);
  const { store, whole } = stored(video);
  const { seconds, mimeType, size } = await pool.copy(video.length, store);
  expect({ seconds, mimeType }).toEqual({ seconds: expect.closeTo(5, 1), mimeType: 'audio/ogg' });
  const kept = Buffer.from(whole());
  expect(kept).toHaveLength(size);
  for (const left of ['a face', 'Hauptstr', '52.52']) expect(kept.includes(left)).toBe(false);
  expect((await copy(kept)).seconds).toBeCloseTo(5, 1);
});

test('cuts follow each other to the end', async () => {
  const given = wav(100);
  const { store } = stored(given);
  const ends: [number, number][] = [];
  for (let from = 0; from < 99.9; ) {
    const cut = await pool.cut({ size: given.length, from, secondsMax: 45, bytesMax: 1e9 }, store);
    ends.push([Math.round(cut.from), Math.round(cut.to)]);
    from = cut.next;
  }
  expect(ends).toEqual([
    [0, 45],
    [44, 89],
    [88, 100],
  ]);
});

test.each(hostileSounds)(
  '$name is refused with a sentence, and the thread goes on',
  { timeout: 120_000 },
  async ({ make }) => {
    await expect(copy(make())).rejects.toThrow(
      /it is damaged|no sound|than fits into it|more work|more memory|longer than 12 hours/,
    );
    expect((await copy(wav(1))).seconds).toBeCloseTo(1, 2);
  },
);

test('sound that is deleted meanwhile ends the work', async () => {
  const given = wav(60);
  const store = {
    read: async (position: number) =>
      position === 0 ? given.subarray(0, soundChunkBytes) : undefined,
    write: async () => {},
  };
  await expect(pool.copy(given.length, store)).rejects.toThrow('was deleted');
});
