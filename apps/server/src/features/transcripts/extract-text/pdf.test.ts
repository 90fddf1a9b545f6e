import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { layOutPages, type PlacedText, writePdf } from '../../../testing/documents/pdf-writer.ts';
import { readPdf } from './pdf.ts';

const hearing = [
  'CHAIR MOSS. Good morning – “welcome”.',
  'I have two questions (short ones).',
  'MR. ITO. So moved.',
];

test('a visual line becomes a line, and every later page begins with a form feed', async () => {
  const bytes = writePdf([...layOutPages(hearing), ...layOutPages(['MS. VANCE. Seconded.'])]);
  expect(await readPdf(bytes)).toBe([...hearing, '\fMS. VANCE. Seconded.'].join('\n'));
});

test('margin numbers precede their line, even if the file stores them first', async () => {
  const rows = [700, 680, 660];
  const page: PlacedText[] = [
    ...rows.map((y, index) => ({ text: `${index + 1}`, x: 50, y })),
    ...rows.map((y, index) => ({ text: hearing[index] ?? '', x: 90, y })),
  ];
  expect(await readPdf(writePdf([page]))).toBe(
    hearing.map((line, index) => `${index + 1}  ${line}`).join('\n'),
  );
});

test('a wide gap becomes two blanks, and a footnote mark is dropped', async () => {
  const page: PlacedText[] = [
    { text: 'Ada Moss', x: 60, y: 700 },
    { text: '0:24', x: 300, y: 700 },
    { text: 'As agreed,', x: 60, y: 680 },
    { text: '12', x: 113, y: 684, size: 7 },
    { text: 'we start.', x: 124, y: 680 },
  ];
  expect(await readPdf(writePdf([page]))).toBe('Ada Moss  0:24\nAs agreed, we start.');
});

test('two columns stay separate', async () => {
  const column = (x: number, texts: string[]) =>
    texts.map((text, index) => ({ text, x, y: 700 - index * 20 }));
  const page = [...column(60, ['one', 'two']), ...column(320, ['three', 'four'])];
  expect(await readPdf(writePdf([page]))).toBe('one\ntwo\nthree\nfour');
});

test.each([
  [
    'a password',
    writePdf(layOutPages(hearing), { locked: true }),
    'password_protected',
    'This PDF is protected by a password.',
  ],
  [
    'pictures only',
    writePdf(layOutPages(hearing), { drawing: true }),
    'no_text',
    'This PDF contains pictures of pages and no text',
  ],
  [
    'its end missing',
    writePdf(layOutPages(hearing)).slice(0, -200),
    'damaged',
    'This PDF is damaged or was cut off',
  ],
  [
    'rubbish inside',
    new TextEncoder().encode('%PDF-1.4\nrubbish\n%%EOF\n'),
    'damaged',
    'This PDF is damaged or was cut off',
  ],
  [
    'too many pages',
    writePdf(Array.from({ length: 3001 }, () => [])),
    'too_large_inside',
    '3001 pages',
  ],
])('a file with %s is refused with its own sentence', async (_, bytes, reason, sentence) => {
  await expect(readPdf(bytes)).rejects.toMatchObject({
    reason,
    message: expect.stringContaining(sentence),
  });
});

test('half a file is refused, even if its first pages are readable', async () => {
  const whole = Buffer.from(
    writePdf([...layOutPages(hearing), ...layOutPages(['MS. VANCE. Seconded.'])]),
  );
  // Files optimized for the web have an index at their beginning.
  const early = new TextEncoder().encode('%PDF-1.4\ntrailer\n<< /Root 1 0 R /Size 8 >>\n');
  const half = Buffer.concat([early, whole.subarray(9, whole.indexOf('7 0 obj'))]);
  await expect(readPdf(half)).rejects.toMatchObject({ reason: 'damaged' });
});

/** The limits apply before the file is read, so it needs no pages. */
const withStream = (content: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nstream\n'),
    deflateSync(content, { level: 1 }),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
const byLimit = {
  bytes: (over: number) => Buffer.alloc(100 * 1024 * 1024 + over, '0'),
  operators: (over: number) => 'w '.repeat(4_000_000 + over),
  'saved states': (over: number) => 'q '.repeat(5000 + over),
  'mapped codes': (over: number) =>
    `beginbfrange <00> <${(20_000_000 + over - 1).toString(16)}> <0041> endbfrange`,
  'mapped digits': (over: number) => `beginbfchar <01> <${'0'.repeat(4094 + 2 * over)}>`,
};

test.each(Object.entries(byLimit))('a file with too many %s is not opened', async (_, content) => {
  const refused = { reason: 'too_large_inside', message: expect.stringContaining('not opened') };
  await expect(readPdf(withStream(content(1)))).rejects.toMatchObject(refused);
  // At the limit it is opened, and found to have no pages.
  await expect(readPdf(withStream(content(0)))).rejects.toMatchObject({ reason: 'damaged' });
});
