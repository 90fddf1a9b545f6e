import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { measurePdf } from './pdf-work.ts';

const limit = 1000;

type Stream = { dictionary?: string; content: string; layers?: number; lineEnd?: string };

/** A PDF's objects, each with one packed stream. */
const pdfOf = (...streams: Stream[]): Uint8Array =>
  Buffer.concat(
    streams.flatMap(({ dictionary = '', content, layers = 1, lineEnd = '\n' }, index) => {
      let packed = Buffer.from(content, 'latin1');
      for (let layer = 0; layer < layers; layer += 1) packed = deflateSync(packed);
      return [
        Buffer.from(`${index + 1} 0 obj\n<< ${dictionary} >>\nstream${lineEnd}`),
        packed,
        Buffer.from('\nendstream\nendobj\n'),
      ];
    }),
  );

const measure = (...streams: Stream[]) => measurePdf(pdfOf(...streams), limit);

describe('streams', () => {
  test.each(['\n', '\r\n', '\r'])('begin after a line end of any kind (%j)', (lineEnd) => {
    expect(measure({ content: 'BT ET', lineEnd }).unpackedBytes).toBe(5);
  });

  test('are added up', () => {
    const work = measure({ content: 'BT ET' }, { content: 'q Q' });
    expect(work).toMatchObject({ unpackedBytes: 8, operators: 4, openStates: 1 });
  });

  test('that are not packed or damaged count nothing', () => {
    const plain = Buffer.from('1 0 obj\n<< >>\nstream\nBT ET\nendstream\n');
    expect(measurePdf(plain, limit)).toMatchObject({ unpackedBytes: 0, operators: 0 });
    const damaged = Buffer.from('1 0 obj\n<< >>\nstream\n\x78\x9c\xff\xff\nendstream\n', 'latin1');
    expect(measurePdf(damaged, limit)).toMatchObject({ unpackedBytes: 0, operators: 0 });
  });

  test.each(['/Subtype /Image', '/Subtype/Image', '/Type /EmbeddedFile'])(
    'of pictures and attachments are not unpacked (%s)',
    (dictionary) => {
      const work = measure({ dictionary, content: 'BT ET' }, { content: 'q' });
      expect(work).toMatchObject({ unpackedBytes: 1, operators: 1 });
    },
  );

  test.each(['/Length1 10', '/Subtype /Type1C', '/Subtype /CIDFontType0C', '/Subtype /OpenType'])(
    'with the program of a font count their bytes alone (%s)',
    (dictionary) => {
      expect(measure({ dictionary, content: 'BT ET' })).toMatchObject({
        unpackedBytes: 5,
        operators: 0,
      });
    },
  );

  test('packed several times count each layer, up to four', () => {
    const once = deflateSync('BT ET').length;
    const work = measure({ content: 'BT ET', layers: 2 });
    expect(work).toMatchObject({ unpackedBytes: once + 5, operators: 2 });
    expect(measure({ content: 'BT ET', layers: 4 }).operators).toBe(2);
    const five = measure({ content: 'BT ET', layers: 5 });
    expect(five.operators).not.toBe(2);
  });
});

describe('the limit', () => {
  test('of bytes is reached without being exceeded', () => {
    const content = 'w '.repeat(limit / 2);
    expect(measure({ content })).toMatchObject({ unpackedBytes: limit, operators: limit / 2 });
  });

  test('of bytes ends the counting one byte later, in one stream or in several', () => {
    const ended = { unpackedBytes: limit + 1, operators: 0 };
    expect(measure({ content: 'w '.repeat(limit) })).toMatchObject(ended);
    const [half, rest] = ['w '.repeat(limit / 4), 'w '.repeat(limit)];
    expect(measure({ content: half }, { content: rest }, { content: half })).toMatchObject({
      unpackedBytes: limit + 1,
      operators: limit / 4,
    });
  });
});

describe('operators', () => {
  test.each([
    ['BT ET', 2],
    ['1 0 0 1 72 720 cm', 1],
    ['/F1 12 Tf', 1],
    ['[ZAza]', 1],
    ['@[`{', 0],
  ])('%s', (content, operators) => {
    expect(measure({ content }).operators).toBe(operators);
  });

  test.each([
    ['q', 1],
    ['q q Q q Q q', 2],
    ['Q Q q', 1],
    ['q\tq\rq\0q', 4],
    ['q w q', 2],
    ['q\x08 q\x0e q! q', 1],
    ['qq (q)', 0],
    ['', 0],
  ])('%j saves the state at most %i times', (content, openStates) => {
    expect(measure({ content }).openStates).toBe(openStates);
  });
});

describe('maps of fonts', () => {
  test.each([
    ['beginbfrange <00> <0F> <0041> endbfrange', 16],
    ['beginbfrange <00> <01> [<0041> <0042>] endbfrange', 2],
    ['beginbfrange <00> <01> <0041> <10> <13> <0041> endbfrange', 6],
    ['beginbfrange <05> <01> <0041> endbfrange', 1],
    ['beginbfrange <00> <01> <0041> endbfrange <00> <0F> <0041>', 2],
    ['beginbfchar <00> <0F> <0041> endbfchar', 0],
  ])('%s', (content, mappedCodes) => {
    expect(measure({ content }).mappedCodes).toBe(mappedCodes);
  });

  test('have a longest text', () => {
    const [short, long] = [`<${'0'.repeat(200)}>`, `<${'0'.repeat(202)}>`];
    expect(measure({ content: `beginbfchar <01> ${long} <02> ${short}` }).mappedDigits).toBe(204);
    expect(measure({ content: `beginbfchar <01> <${'0'.repeat(198)}>` }).mappedDigits).toBe(0);
  });
});

test('the dictionary of an earlier object is not read', () => {
  const work = measure(
    { dictionary: '/Subtype /Image', content: 'BT' },
    { dictionary: '/Filter /FlateDecode', content: 'ET' },
  );
  expect(work.operators).toBe(1);
});
