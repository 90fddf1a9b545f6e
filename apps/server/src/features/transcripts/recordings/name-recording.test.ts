import { expect, test } from 'vitest';
import { wav } from '../../../testing/factories/sounds.ts';
import { isRecording } from './name-recording.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each<[string, Uint8Array, boolean]>([
  ['WAV', wav(0.01), true],
  ['MP4', bytes('\0\0\0\x20ftypisom\0\0\0\0'), true],
  ['QuickTime', bytes('\0\0\0\x08wide\0\0\0\0mdat'), true],
  ['WebM', bytes('\x1aE\xdf\xa3\x01\0\0\0\0\0\0\0'), true],
  ['Ogg', bytes('OggS\0\x02\0\0\0\0\0\0\0\0'), true],
  ['MP3 with a tag', bytes('ID3\x04\0\0\0\0\0\0\0\0'), true],
  ['MP3', bytes('\xff\xfb\x90\x44\0\0\0\0'), true],
  ['AVI', bytes('RIFF\0\0\0\0AVI LIST'), false],
  ['JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), false],
  ['text in UTF-16', bytes('\xff\xfeA\0n\0n\0a\0'), false],
  ['text', bytes('Anna: ftyp is a word'), false],
])('%s: %j', (_, head, expected) => {
  expect(isRecording(head)).toBe(expected);
});
