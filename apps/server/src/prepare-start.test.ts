import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDataFolder } from './platform/data-folder.ts';
import { prepareStart } from './prepare-start.ts';
import { startScriptedPostgres } from './testing/scripted-postgres.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const secret = 'a secret of thirty-two characters';

let folder = '';
let takenPort = '';
const taken = createServer();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-start-'));
  await writeFile(join(folder, 'file'), '');
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  takenPort = String(address && typeof address === 'object' && address.port);
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env } });
  const ended = once(child, 'exit');
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, output, lines: complaint.trimEnd().split('\n') };
}

const mistakesOf = async (env: Record<string, string>) => {
  const error = await prepareStart({ PORT: '0', RAPPORT_DATA_DIR: folder, ...env }).catch(
    (mistake: unknown) => mistake,
  );
  return error instanceof Error ? error.message.split('\n  ').slice(1) : [];
};

test.each(['all', 'worker'])(
  'a start as %s that cannot succeed exits with code 1 and one sentence per mistake',
  async (role) => {
    const ended = await start({
      PORT: takenPort,
      RAPPORT_ROLE: role,
      RAPPORT_DATA_DIR: '/proc/nope/below',
      RAPPORT_LLM_BASE_URL: 'ftp://models.example',
      RAPPORT_LLM_MODEL: 'small',
      SMTP_URL: 'smtp://',
      RAPPORT_MAIL_FROM: 'Rapport <rapport@example.com>',
      ...(role === 'worker' && { SMTP_URL: '', DATABASE_URL: 'postgres://127.0.0.1:1/rapport' }),
    });
    expect(ended).toEqual({
      code: 1,
      output: '',
      lines: [
        'The configuration has mistakes:',
        ...(role === 'all' ? ['  SMTP_URL: must be an smtp:// address'] : []),
        '  RAPPORT_LLM_BASE_URL: must be an http or https address',
        ...(role === 'worker'
          ? ['  RAPPORT_SECRET: is needed when DATABASE_URL is set, the same for every process']
          : []),
        expect.stringMatching(
          /^ {2}RAPPORT_DATA_DIR: \/proc\/nope\/below can't be created there\. /,
        ),
        `  PORT: ${takenPort} is taken on 127.0.0.1. Stop the program that uses it, or choose another port.`,
      ],
    });
  },
);

test('an address of another machine is reported', async () => {
  expect(await mistakesOf({ HOST: '203.0.113.9' })).toEqual([
    'HOST: 203.0.113.9 is not an address of this machine.',
  ]);
});

test('an unusable data folder is reported with the reason', async () => {
  const readOnly = join(folder, 'read-only');
  await mkdir(readOnly, { mode: 0o500 });
  // Root may write to all folders but virtual ones.
  const refused = process.getuid?.() === 0 ? '/sys/kernel' : readOnly;
  expect(await mistakesOf({ RAPPORT_DATA_DIR: refused })).toEqual([
    expect.stringMatching(
      / (may not be read or written by this user|is on a read-only disk)\. Name a/,
    ),
  ]);
  await chmod(readOnly, 0o700);
  for (const path of ['file', 'file/below'])
    expect(await mistakesOf({ RAPPORT_DATA_DIR: join(folder, path) })).toEqual([
      `RAPPORT_DATA_DIR: ${join(folder, path)} is a file, or is inside one. Name a folder that this user may write to.`,
    ]);
});

test('a data folder in use is reported with its holder, together with other mistakes', async () => {
  const unlock = await lockDataFolder(folder);
  expect(await mistakesOf({ PORT: 'eighty' })).toEqual([
    'PORT: must be a whole number from 0 to 65535',
    expect.stringMatching(`^Another Rapport \\(process ${process.pid} on .*\\) is running on`),
  ]);
  unlock();
});

test('an unreadable or truncated secret is reported and never replaced', async () => {
  const unreadable = join(folder, 'unreadable');
  await mkdir(join(unreadable, 'secret'), { recursive: true });
  expect(await mistakesOf({ RAPPORT_DATA_DIR: unreadable })).toEqual([
    expect.stringContaining('secret is a folder, not a file. Let this user read it, or set'),
  ]);
  const cut = join(folder, 'cut');
  await mkdir(cut);
  await writeFile(join(cut, 'secret'), '');
  expect(await mistakesOf({ RAPPORT_DATA_DIR: cut })).toEqual([
    expect.stringContaining('secret is incomplete: it has fewer than 32 characters.'),
  ]);
});

test.each([
  [{ version: 140_011 }, 'is PostgreSQL 14, and Rapport needs 15 or later.'],
  [
    { refusal: { code: '3D000', message: 'database "rapport" does not exist' } },
    `can't be used: database "rapport" does not exist. Create it (createdb), or name another one in DATABASE_URL.`,
  ],
  [
    { refusal: { code: '28000', message: 'role "someone" does not exist' } },
    `can't be used: role "someone" does not exist. Create the role (createuser), or name another one in DATABASE_URL.`,
  ],
  [
    { refusal: { code: '28P01', message: 'password authentication failed for user "someone"' } },
    `can't be used: password authentication failed for user "someone". Correct user and password in DATABASE_URL.`,
  ],
])(
  'a PostgreSQL that responds with %j is named, without its password',
  async (script, sentence) => {
    const postgres = await startScriptedPostgres(script);
    const env = {
      DATABASE_URL: `postgres://someone:word@${postgres.host}/rapport`,
      RAPPORT_SECRET: secret,
    };
    expect(await mistakesOf(env)).toEqual([`DATABASE_URL: ${postgres.host}/rapport ${sentence}`]);
    postgres.close();
  },
);

test('a valid configuration is returned, even before its PostgreSQL is up', async () => {
  const env = { PORT: '0', RAPPORT_DATA_DIR: join(folder, 'new') };
  expect(await prepareStart(env)).toMatchObject({ port: 0, dataDir: join(folder, 'new') });
  const away = { DATABASE_URL: 'postgres://127.0.0.1:1/rapport', RAPPORT_SECRET: secret };
  expect(await prepareStart({ ...env, ...away })).toMatchObject({ port: 0 });
});
