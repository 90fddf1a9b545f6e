import { randomFillSync } from 'node:crypto';
import type { HostileFile } from './hostile-file.ts';

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
  let inner = Buffer.alloc(0);
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

const plain = (bytes: Uint8Array) => new Uint8Array(bytes);
const noise = (length: number) => randomFillSync(Buffer.alloc(length));
const noiseMb = 20;
const bytesPerMb = 1024 * 1024;
/** A WAV file that says it has four gigabytes of sound at one sample a second. */
function endlessWav(): Buffer {
  const bytes = Buffer.alloc(64 * 1024);
  bytes.write('RIFF\xff\xff\xff\xffWAVEfmt ', 0, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(1, 24);
  bytes.writeUInt32LE(1, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data\xff\xff\xff\xff', 36, 'latin1');
  return bytes;
}
/** Elements of Matroska without a length, each in the one before. */
function nestedElements(): Buffer {
  const head = Buffer.from(
    '1a45dfa3a34286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  );
  const cluster = Buffer.from('1f43b67501ffffffffffffffe78100', 'hex');
  return Buffer.concat([head, ...Array.from({ length: 100_000 }, () => cluster)]);
}

/** Recordings of which nothing can be sent. */
export const hostileSounds: readonly HostileFile[] = [
  {
    name: 'noise called WAV',
    fileName: 'a.wav',
    make: () => plain(Buffer.concat([Buffer.from('RIFF0000WAVEfmt '), noise(4096)])),
  },
  { name: 'the head of a movie', fileName: 'a.mp4', make: () => plain(file) },
  {
    name: 'boxes in boxes',
    fileName: 'a.mp4',
    make: () => plain(Buffer.concat([file, nested(20_000)])),
  },
  {
    name: 'four billion packets',
    fileName: 'a.mov',
    make: () => plain(Buffer.concat([file, bomb])),
  },
  {
    name: 'noise called MP3',
    fileName: 'a.mp3',
    make: () =>
      plain(Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), noise(noiseMb * bytesPerMb)])),
  },
  { name: 'endless WAV', fileName: 'a.wav', make: () => plain(endlessWav()) },
  { name: 'elements without a length', fileName: 'a.webm', make: () => plain(nestedElements()) },
  {
    name: 'Ogg without packets',
    fileName: 'a.ogg',
    make: () => plain(Buffer.concat([Buffer.from('OggS'), noise(bytesPerMb)])),
  },
  {
    name: 'a list of other files',
    fileName: 'a.mp3',
    make: () =>
      plain(
        Buffer.from('ID3\x04\0\0\0\0\0\0#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:1/a.ts\n', 'latin1'),
      ),
  },
];
