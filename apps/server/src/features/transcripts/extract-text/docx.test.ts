import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deflated,
  paragraphXml,
  wordParts,
  writeDocx,
  writeDocxBody,
} from '../../../testing/documents/docx-writer.ts';
import { readDocx } from './docx.ts';
import { writeZip } from './zip/zip-writer.ts';

const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map(paragraphXml).join('')}</w:tc>`;
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.join('')}</w:tr>`).join('')}</w:tbl>`;

describe('lines', () => {
  test('paragraphs, also empty ones, and line breaks become lines', async () => {
    const bytes = writeDocx(['0:0:0.0 --> 0:0:1.510\nAda Moss\nOK. Yeah.', '', 'R&D <soon>']);
    expect(await readDocx(bytes)).toBe(
      '0:0:0.0 --> 0:0:1.510\nAda Moss\nOK. Yeah.\n\nR&D <soon>\n',
    );
  });

  test('keeps three blanks between name and time', async () => {
    expect(await readDocx(writeDocx(['Ada Moss   0:03']))).toBe('Ada Moss   0:03\n');
  });

  test('the cells of a row become one line', async () => {
    const body = table([cell('0:03'), cell('Ada'), cell('Hello.', 'Shall we?')]);
    expect(await readDocx(writeDocxBody(body))).toBe('0:03\tAda\tHello. Shall we?\n');
  });

  test('a single cell keeps its lines', async () => {
    const body = table([cell('Ada: Hello.', 'Ben: Hi.')]) + paragraphXml('Ada: Bye.');
    expect(await readDocx(writeDocxBody(body))).toBe('Ada: Hello.\nBen: Hi.\nAda: Bye.\n');
  });

  test('every text comes back unchanged', async () => {
    const line = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ''));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (paragraphs) => {
        expect(await readDocx(writeDocx(paragraphs))).toBe(`${paragraphs.join('\n')}\n`);
      }),
      { numRuns: 50 },
    );
  });
});

describe('hostile files', () => {
  const parts = wordParts(paragraphXml('Ada: Hello.')).map(([name, xml]) => deflated(name, xml));
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, ' ');

  const refusal = (bytes: Uint8Array) =>
    readDocx(bytes).then(
      () => null,
      (reason: unknown) => reason,
    );

  test.each([
    ['one huge part', [...parts, deflated('word/huge.xml', megabytes(64))]],
    [
      'many large parts',
      Array.from({ length: 200 }, (_, index) =>
        deflated(`word/media/${index}.png`, 'x', 1024 * 1024),
      ),
    ],
    [
      'ten thousand and one files',
      Array.from({ length: 10_001 }, (_, index) => deflated(`word/${index}.xml`, 'x')),
    ],
  ])('refuses %s', async (_, files) => {
    const error = await refusal(writeZip(files));
    expect(error).toMatchObject({ reason: 'too_large_inside' });
  });

  test('a part is not unpacked beyond its declared size', async () => {
    const liar = deflated('word/huge.xml', megabytes(64), 1000);
    const error = await refusal(writeZip([...parts, liar]));
    expect(error).toMatchObject({ reason: 'damaged' });
  });

  test('refuses entities and external references', async () => {
    const bomb = '<!DOCTYPE b [<!ENTITY a "aaaaaaaa"><!ENTITY c "&a;&a;&a;&a;">]>';
    const outside = '<!DOCTYPE b SYSTEM "http://127.0.0.1:9/outside.dtd">';
    for (const prolog of [bomb, outside]) {
      const bytes = writeDocxBody(paragraphXml('Ada: Hello.'), prolog);
      expect(await refusal(bytes)).toMatchObject({ reason: 'damaged' });
    }
  });

  test('refuses deep nesting', async () => {
    const depth = 50_000;
    const body = `${'<w:sdt>'.repeat(depth)}${'</w:sdt>'.repeat(depth)}`;
    expect(await refusal(writeDocxBody(body))).toMatchObject({
      reason: 'too_large_inside',
      message: expect.stringContaining('nested far deeper'),
    });
  });

  test('reports a file that was cut off anywhere', async () => {
    const whole = writeDocx(['Ada: Hello.', 'Ben: Hi.']);
    for (let length = 30; length < whole.length; length += 7) {
      const error = await refusal(whole.slice(0, length));
      expect(error).toMatchObject({
        reason: 'damaged',
        message: expect.stringContaining('damaged or was cut off'),
      });
    }
  });
});
