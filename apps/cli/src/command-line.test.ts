import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const transcript =
  'Ada Moss: Can we ship the invoice export on Friday?\nBen Ito: Yes, I am happy with it.\nAda Moss: Great work, thank you.\n';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-cli-'));
  await writeFile(join(folder, 'weekly.txt'), transcript);
  await writeFile(join(folder, 'empty.txt'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command line like npm, which passes the user's folder as INIT_CWD. */
async function rapport(args: string[], input = '') {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, INIT_CWD: folder },
  });
  child.stdin.end(input);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [code, output, complaint] = await Promise.all([
    exited,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, complaint };
}

test('analyze --json prints the analysis and nothing else', async () => {
  const { code, output, complaint } = await rapport(['analyze', 'weekly.txt', '--json']);
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  expect(JSON.parse(output)).toMatchObject({
    turns: [{ speaker: 'Ada Moss' }, { speaker: 'Ben Ito' }, { speaker: 'Ada Moss' }],
    participants: [{ name: 'Ada Moss', turns: 2 }, { name: 'Ben Ito' }],
  });
});

test('analyze prints text', async () => {
  const { code, output } = await rapport(['analyze', 'weekly.txt', '--summary-words', '40']);
  expect(code).toBe(0);
  expect(output).toContain('Ben Ito');
});

test('sentiment answers each line with one line', async () => {
  const lines = ['This is wonderful news, thank you.', '', 'This is terrible and I am angry.'];
  const { code, output } = await rapport(['sentiment'], lines.join('\r\n'));
  const answers = output
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(code).toBe(0);
  expect(answers).toMatchObject([
    { sentiment: 'positive', score: expect.any(Number) },
    { sentiment: 'neutral', probabilities: { neutral: expect.any(Number) } },
    { sentiment: 'negative' },
  ]);
});

test('an error prints one sentence and exits with code 1', async () => {
  expect(await rapport(['analyze', 'empty.txt'])).toEqual({
    code: 1,
    output: '',
    complaint: 'This file is empty. Please upload a file that contains a transcript.\n',
  });
});

test('a closed output ends the command without an error', async () => {
  const child = spawn(process.execPath, [main, 'sentiment']);
  child.stdin.on('error', () => {});
  child.stdin.end('A line of words.\n'.repeat(200_000));
  child.stdout.once('data', () => child.stdout.destroy());
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  expect(await text(child.stderr)).toBe('');
  expect(await exited).toBe(0);
});
