import { afterAll, expect, test } from 'vitest';
import { deflated, wordParts, writeDocx } from '../../../testing/documents/docx-writer.ts';
import { hostileDocx, nestedTables } from '../../../testing/documents/hostile-docx.ts';
import { hostileLayouts } from '../../../testing/documents/hostile-layouts.ts';
import { hostilePdf, threeMillionOperators } from '../../../testing/documents/hostile-pdf.ts';
import { layOutPages, writePdf } from '../../../testing/documents/pdf-writer.ts';
import { writeZip } from '../extract-text/zip/zip-writer.ts';
import { createAnalysisPool } from './analysis-pool.ts';

const pool = createAnalysisPool({ threads: 2 });
afterAll(() => pool.close());

const analyse = (fileName: string, bytes: Uint8Array) =>
  pool.run({ fileName, bytes, directory: [] }, async () => {});
const utf8 = (text: string) => new TextEncoder().encode(text);
const dialogue = ['Ada Moss: Shall we start?', 'Ben Ito: Yes, let us.', 'Ada Moss: Good.'];

test.each([
  ['an empty file', 'a.txt', utf8(''), 'This file is empty.'],
  ['a docx that is cut off', 'a.docx', writeDocx(dialogue).slice(0, -60), 'was cut off'],
  ['a PDF that is cut off', 'a.pdf', writePdf(layOutPages(dialogue)).slice(0, -60), 'was cut off'],
  ['a PDF with a password', 'a.pdf', writePdf(layOutPages(dialogue), { locked: true }), 'password'],
  ['a scanned PDF', 'a.pdf', writePdf(layOutPages(dialogue), { drawing: true }), 'no text'],
  [
    'a docx zip bomb',
    'a.docx',
    writeZip([
      ...wordParts('').map(([name, xml]) => deflated(name, xml)),
      deflated('word/comments.xml', Buffer.alloc(300 * 1024 * 1024)),
    ]),
    'unpacks to far more than a transcript',
  ],
  ['a PDF called .docx', 'a.docx', writePdf(layOutPages(dialogue)), 'but holds a PDF'],
])('%s is refused with a sentence', async (_, fileName, bytes, sentence) => {
  await expect(analyse(fileName, bytes)).rejects.toMatchObject({
    name: 'TranscriptProcessingError',
    failure: 'unreadable',
    message: expect.stringContaining(sentence),
  });
});

const refusedUnread = [
  nestedTables,
  threeMillionOperators,
  ...[...hostileDocx, ...hostilePdf].filter(({ name }) =>
    [
      '30,000 fields inside each other',
      '20,000 namespaces inside each other',
      '700,000 runs of one letter',
      'a million signs of less-than',
      '200 megabytes of blanks',
      'a map of characters with 3,000 ranges over all codes',
      'a map of characters that maps to a text of 60,000 letters each',
    ].includes(name),
  ),
];
test.each(refusedUnread)('ASVS 2.4.1, 5.2.2: $name: refused before it is read', async (file) => {
  const strict = createAnalysisPool({ threads: 1, processorMs: 2500 });
  try {
    const task = { bytes: file.make(), fileName: file.fileName, directory: [] };
    await expect(strict.run(task, async () => {})).rejects.toMatchObject({
      failure: 'unreadable',
      message: expect.stringMatching(/nested|far more|damaged|unpacks/),
    });
  } finally {
    await strict.close();
  }
});

test('a meeting of five hours is read from a document of a hundred pages', async () => {
  const said = 'the figures of the harbour office are late again, so please send them by Friday. ';
  const lines = Array.from({ length: 2500 }, (_, turn) => `Person ${turn % 5}: ${said}${turn}.`);
  const files = [
    ['a.docx', writeDocx(lines)],
    ['a.pdf', writePdf(layOutPages(lines))],
  ] as const;
  for (const [fileName, bytes] of files) {
    expect((await analyse(fileName, bytes)).participants).toHaveLength(5);
  }
});

test('a file that is not UTF-8 is read', async () => {
  const bytes = new Uint8Array(Buffer.from('Zoë: Voilà, the café budget.\nAda: Fine.', 'latin1'));
  const { participants } = await analyse('a.txt', bytes);
  expect(participants.map(({ name }) => name)).toEqual(['Zoë', 'Ada']);
});

test('a meeting of two hundred people is read', async () => {
  const lines = Array.from({ length: 600 }, (_, turn) => `Person ${turn % 200}: Point ${turn}.`);
  const { participants, turns } = await analyse('a.txt', utf8(lines.join('\n')));
  expect(participants).toHaveLength(200);
  expect(turns).toHaveLength(600);
});

test('a meeting of two days is read', async () => {
  const cues = Array.from(
    { length: 48 },
    (_, hour) =>
      `${hour}:00:00.000 --> ${hour}:59:59.000\n<v Person ${hour % 3}>The hour ${hour}.</v>\n`,
  );
  const analysis = await analyse('a.vtt', utf8(`WEBVTT\n\n${cues.join('\n')}`));
  expect(analysis.turns).toHaveLength(48);
  expect(analysis.durationSeconds).toBeGreaterThan(47 * 3600);
});

test('reads a line of ten megabytes if the format names the speaker', async () => {
  const ordinary = 'the budget of the harbour office is late again. '.repeat(110_000);
  // A regular expression that restarts at each letter would take minutes on this text.
  const endless = `${'harbourofficebudget'.repeat(500)} `.repeat(500);
  const monologue = `${ordinary}${endless}`;
  const bytes = utf8(`WEBVTT\n\n00:00.000 --> 59:00.000\n<v Ben Ito>${monologue}`);
  expect(bytes.length).toBeGreaterThan(10_000_000);
  const { participants } = await analyse('a.vtt', bytes);
  expect(participants).toMatchObject([{ name: 'Ben Ito', words: 9 * 110_000 + 500 }]);
});

test('bare text of ten megabytes in one line is read or refused', async () => {
  const line = utf8('the budget of the harbour office is late again. '.repeat(220_000).trim());
  const outcome = await analyse('a.txt', line).then(
    ({ turns }) => (turns.length > 0 ? 'read' : 'empty'),
    (error: { failure?: string }) => error.failure,
  );
  expect(['read', 'unreadable']).toContain(outcome);
});

test.each(
  hostileLayouts.filter(({ name }) =>
    /wrong types|nested|deep|one line|^long runs of "[[(0]/.test(name),
  ),
)('$name: read or refused with a sentence, within the usual limits', async (file) => {
  const outcome = await analyse(file.fileName, file.make()).then(
    () => 'read',
    (error: { failure?: string }) => error.failure,
  );
  expect(['read', 'unreadable']).toContain(outcome);
});
