import { afterAll, expect, test } from 'vitest';
import { soundChunkBytes } from '../../../../ground/recording/sound-repository.ts';
import { wav } from '../../../../testing/factories/sounds.ts';
import { createSoundPool, type SoundStore } from './sound-pool.ts';

const pool = createSoundPool(1);
afterAll(() => pool.close());

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

const box = (kind: string, ...content: Uint8Array[]) => {
  const size = 8 + content.reduce((sum, { length }) => sum + length, 0);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const file = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'));
const nested = (depth: number) => {
  let inner: Buffer = Buffer.alloc(0);
  for (let at = 0; at < depth; at += 1) inner = box('moov', inner);
  return inner;
};
/** A movie whose tables name four billion packets of sound in a few bytes. */
const bomb = box(
  'moov',
  box('mvhd', numbers(0, 0, 0, 1000, 0xffffffff), Buffer.alloc(80)),
  box(
    'trak',
    box('tkhd', numbers(1, 0, 0, 1, 0, 0xffffffff), Buffer.alloc(60)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 8000, 0xffffffff, 0x55c40000)),
      box('hdlr', numbers(0, 0), Buffer.from('soun', 'latin1'), Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box(
            'stsd',
            numbers(0, 1),
            box('sowt', numbers(0, 1, 0, 0, 0x00010010, 0, 8000 * 65_536)),
          ),
          box('stts', numbers(0, 1, 0xffffffff, 1)),
          box('stsc', numbers(0, 1, 1, 0xffffffff, 1)),
          box('stsz', numbers(0, 2, 0xffffffff)),
          box('stco', numbers(0, 1, 40)),
        ),
      ),
    ),
  ),
);

test.each<[string, Uint8Array, RegExp]>([
  ['noise', Buffer.from('RIFF0000WAVEfmt 0000000000000000'), /damaged/],
  ['the head of a movie', file, /damaged/],
  ['boxes in boxes', Buffer.concat([file, nested(20_000)]), /damaged/],
  [
    'four billion packets',
    Buffer.concat([file, bomb]),
    /damaged|no sound|than fits|more work|more memory|longer than 12/,
  ],
  [
    'a list of other files',
    Buffer.from('#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:1/a.ts\n'),
    /damaged/,
  ],
  ['no packets', wav(0), /damaged|no sound/],
])('%s is refused with a sentence', { timeout: 120_000 }, async (_, bytes, sentence) => {
  await expect(copy(bytes)).rejects.toThrow(sentence);
  // The pool goes on.
  expect((await copy(wav(1))).seconds).toBeCloseTo(1, 2);
});

test('sound that is deleted meanwhile ends the work', async () => {
  const given = wav(60);
  const store = {
    read: async (position: number) =>
      position === 0 ? given.subarray(0, soundChunkBytes) : undefined,
    write: async () => {},
  };
  await expect(pool.copy(given.length, store)).rejects.toThrow('was deleted');
});
