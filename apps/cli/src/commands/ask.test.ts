import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ask } from './ask.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-ask-'));
  await writeFile(
    join(folder, 'Harbour 2026-05-04.txt'),
    'Ada Moss: The harbour wall needs new stones before the winter comes.\nBen Ito: We will order granite for the harbour wall from the quarry in Brandal.\nAda Moss: Fine, then we talk about the ferry next week.\n',
  );
  await writeFile(
    join(folder, 'Ferry 2026-06-08.txt'),
    'Ada Moss: The ferry timetable is late again this summer.\nCleo Ray: The ferry leaves at six on Sundays, and few people take it.\nAda Moss: Then let us ask the town.\n',
  );
  await mkdir(join(folder, '2026'));
  await writeFile(
    join(folder, '2026', 'Town_council_2026-07-06.txt'),
    'Ada Moss: The lighthouse gets a coat of red paint in August.\nBen Ito: Then I ask the painter from Brandal for a price.\n',
  );
  await writeFile(join(folder, 'notes.md'), 'Not a transcript.');
  await writeFile(join(folder, 'empty.txt'), '');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** What the command prints. */
async function printed(args: string[]) {
  const output: string[] = [];
  const complaints: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => complaints.push(String(text)) > 0);
  await ask(args);
  return { output: output.join(''), complaints: complaints.join('') };
}

test('answers from the transcripts of a folder, in their words', async () => {
  const { output, complaints } = await printed([
    ...['Where do we order granite?', '--files', folder, '--json'],
  ]);
  expect(JSON.parse(output)).toMatchObject({
    found: true,
    kind: 'look-up',
    query: { measure: 'said', period: null },
    refusal: null,
    figure: null,
    answer: 'We will order granite for the harbour wall from the quarry in Brandal.',
    read: 3,
    quotes: [
      {
        file: 'Harbour 2026-05-04.txt',
        turn: 1,
        speaker: 'Ben Ito',
        start: null,
        text: 'We will order granite for the harbour wall from the quarry in Brandal.',
        score: expect.any(Number),
      },
    ],
  });
  expect(complaints).toContain('empty.txt is left out: ');
});

test('counts exactly, in the period that the question names', async () => {
  const count = async (question: string) =>
    JSON.parse((await printed([question, '--files', folder, '--json'])).output);
  expect(await count('How many meetings mention the ferry?')).toMatchObject({
    kind: 'count',
    query: { measure: 'meetings', topic: 'ferry' },
    unused: [],
    answer: '2 meetings.',
    figure: '2 meetings.',
  });
  expect(await count('How many meetings mention the ferry in June 2026?')).toMatchObject({
    answer: '1 meeting.',
    read: 1,
  });
});

test('reads the folders in a folder, and names meetings by their files', async () => {
  const { output } = await printed([
    ...['Which meetings mention the lighthouse?', '--files', folder, '--json'],
  ]);
  expect(JSON.parse(output)).toMatchObject({
    answer: '1 meeting: Town council (6 July 2026).',
    quotes: [{ file: join('2026', 'Town_council_2026-07-06.txt') }],
  });
});

test('counts days from the day that is named as today', async () => {
  const readOn = async (today: string) =>
    JSON.parse(
      (
        await printed([
          'How many meetings were there last month?',
          '--files',
          folder,
          '--json',
          '--today',
          today,
        ])
      ).output,
    ).read;
  expect(await readOn('2026-07-15')).toBe(1);
  expect(await readOn('2026-09-15')).toBe(0);
});

test('asks about a single meeting, and prints text for people', async () => {
  const { output } = await printed([
    ...['Who mentioned granite?', '--meeting', join(folder, 'Harbour 2026-05-04.txt')],
  ]);
  expect(output).toContain('1 person: Ben Ito.');
  expect(output).toContain('1 meeting was read.');
});

test('refuses what the product refuses', async () => {
  const { output } = await printed([
    ...['Who is the unhappiest person?', '--files', folder, '--json'],
  ]);
  expect(JSON.parse(output)).toMatchObject({
    found: false,
    refusal: 'mood-of-person',
    figure: null,
    quotes: [],
  });
});

test('reports what was not said', async () => {
  const { output } = await printed([
    ...['What was said about parental leave?', '--files', folder, '--json'],
  ]);
  expect(JSON.parse(output)).toMatchObject({ found: false, quotes: [] });
});

test.each([
  [[], 'What is the question?'],
  [['a', 'b', '--files', '.'], 'Put the question in quotation marks'],
  [['Who?'], 'Name a folder or one meeting'],
  [['Who?', '--files', ''], 'Name a folder or one meeting'],
  [
    ['Who?', '--files', '.', '--today', '2026-02-30'],
    "--today takes a day such as 2026-05-04, not '2026-02-30'.",
  ],
  [['Who?', '--files', '/no/such/folder'], '/no/such/folder does not exist.'],
  [['Who?', '--meeting', '/no/such/file.txt'], '/no/such/file.txt does not exist.'],
])('%j is answered with a sentence', async (args, sentence) => {
  await expect(ask(args)).rejects.toThrow(sentence);
});
