import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, looksLikeText } from './decode-text.ts';

const text = 'Zoë: déjà vu – “fine” for 5 €, said Łukasz.';
const utf16 = (value: string, bigEndian = false) => {
  const bytes = Buffer.from(value, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
};
const utf8 = (value: string) => new TextEncoder().encode(value);

test.each([
  ['UTF-8', utf8(text)],
  ['UTF-8 with BOM', utf8(`\uFEFF${text}`)],
  ['UTF-16 LE with BOM', utf16(`\uFEFF${text}`)],
  ['UTF-16 BE with BOM', utf16(`\uFEFF${text}`, true)],
  ['UTF-16 LE without BOM', utf16(text)],
  ['UTF-16 BE without BOM', utf16(text, true)],
  ['UTF-8 with NULs', utf8(`\0${text.replaceAll(' ', ' \0')}\0\0`)],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('text that is not UTF-8 is decoded as windows-1252', () => {
  const bytes = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x3a, 0x20, 0x93, 0x35, 0x20, 0x80, 0x94]);
  expect(decodeText(bytes)).toBe('Zoë: “5 €”');
});

test('a file truncated within a character stays UTF-8', () => {
  const bytes = utf8('Zoë: déjà vu, naïve café, Łukasz, Jürgen, señor, façade é');
  expect(decodeText(bytes.subarray(0, -1))).toBe(
    'Zoë: déjà vu, naïve café, Łukasz, Jürgen, señor, façade ',
  );
});

test('binary data is not text', () => {
  const bytes = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251);
  expect(looksLikeText(bytes)).toBe(false);
  expect(looksLikeText(utf8(text))).toBe(true);
});

test('every printable text survives UTF-8', () => {
  const printable = fc
    .string({ unit: 'binary' })
    .map((value) => value.replace(/\p{Cc}|\uFEFF/gu, ''));
  fc.assert(
    fc.property(printable, (value) => {
      expect(decodeText(utf8(value))).toBe(value);
    }),
  );
});
