import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflated } from '../../../../testing/documents/docx-writer.ts';
import { centralLength, viewOf, zipMethod } from './zip-layout.ts';
import { BrokenZipError, readZipEntries, unpackZipEntry } from './zip-reader.ts';
import { writeZip } from './zip-writer.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function contentsOf(zip: Uint8Array) {
  return readZipEntries(zip, 100).map((entry) => [entry.name, text(unpackZipEntry(zip, entry))]);
}

test('files come back unchanged, compressed or not', () => {
  const files = fc.array(
    fc.record({ name: fc.string({ minLength: 1 }), content: fc.string(), packed: fc.boolean() }),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(files, (list) => {
      const zip = writeZip(
        list.map(({ name, content, packed }) => {
          const bytes = new TextEncoder().encode(content);
          const stored = { method: zipMethod.stored, packed: bytes };
          return { ...deflated(name, content), ...(packed ? {} : stored) };
        }),
      );
      expect(contentsOf(zip)).toEqual(list.map(({ name, content }) => [name, content]));
    }),
  );
});

test('reads zip64 sizes and offsets', () => {
  const name = 'word/document.xml';
  const file = deflated(name, 'Hello.');
  const zip = writeZip([file]);
  const centralAt = zip.length - 22 - centralLength - name.length;
  const extraAt = centralAt + centralLength + name.length;
  const extra = new Uint8Array(28);
  viewOf(extra).setUint16(0, 1, true);
  viewOf(extra).setUint16(2, 24, true);
  viewOf(extra).setBigUint64(4, BigInt(file.size), true);
  viewOf(extra).setBigUint64(12, BigInt(file.packed.length), true);
  const large = new Uint8Array([...zip.subarray(0, extraAt), ...extra, ...zip.subarray(extraAt)]);
  viewOf(large).setUint32(centralAt + 20, 0xffffffff, true);
  viewOf(large).setUint32(centralAt + 24, 0xffffffff, true);
  viewOf(large).setUint16(centralAt + 30, extra.length, true);
  viewOf(large).setUint32(centralAt + 42, 0xffffffff, true);
  expect(contentsOf(large)).toEqual([[name, 'Hello.']]);
});

test('a zip with any byte changed is either read or refused', () => {
  const zip = writeZip([deflated('word/document.xml', 'Hello.'), deflated('a.rels', 'x')]);
  const position = fc.nat({ max: zip.length - 1 });
  fc.assert(
    fc.property(position, fc.integer({ min: 0, max: 255 }), (at, value) => {
      const broken = zip.slice();
      broken[at] = value;
      try {
        contentsOf(broken);
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenZipError);
      }
    }),
  );
});
