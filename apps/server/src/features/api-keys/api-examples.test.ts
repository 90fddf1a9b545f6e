import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ApiKeyScope, apiKeyScopeSchema, listEndpoints } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildKey } from '../../testing/factories/api-keys.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { smallTranscript } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const docs = join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs');
const page = await readFile(join(docs, 'api.md'), 'utf8');
/** Commands, each with the answer that the documentation shows for it. */
const [setUp, ...examples] = [
  ...page.matchAll(/^```sh\n(.*?)^```\n(?:\n```json\n(.*?)^```)?/gms),
].map(([, command = '', answer]) => ({ call: callOf(command), command, answer }));

function callOf(command: string): string {
  const [path = ''] = /(?<=\$RAPPORT)\/[^"?]+/.exec(command) ?? [];
  const method = /--form|--json/.test(command) ? 'POST' : 'GET';
  return `${method} ${path.replace('$MEETING', ':id').replace(/export\/\w+/, 'export/:format')}`;
}

const run = promisify(execFile);
const webvtt = [
  'WEBVTT',
  ...smallTranscript
    .split('\n')
    .map((line, at) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${line}`),
].join('\n\n');

let app: TestApp;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.accounts.buildOwner();
  const key = await buildKey(app, owner);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  env = {
    PATH: process.env.PATH,
    RAPPORT: `http://127.0.0.1:${port}`,
    RAPPORT_KEY: key.token,
    MEETING: await buildMeeting(app.db, owner, { withResults: true }),
  };
  folder = await mkdtemp(join(tmpdir(), 'rapport-api-'));
  await writeFile(join(folder, 'weekly.vtt'), webvtt);
  await writeFile(join(folder, 'people.csv'), 'email\nanna@example.com\n');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Field paths such as `.meetings[].id`. */
function fieldsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${at}.${name}`,
    ...fieldsIn(inner, `${at}.${name}`),
  ]);
}

test('the page says first which address and key the commands use', () => {
  expect(setUp?.command.match(/^export \w+/gm)).toEqual(['export RAPPORT', 'export RAPPORT_KEY']);
});

test.each(examples)('$call works as shown', async ({ command, answer }) => {
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env });
  if (answer)
    expect(fieldsIn(JSON.parse(stdout))).toEqual(
      expect.arrayContaining(fieldsIn(JSON.parse(answer))),
    );
});

test('every scope has an example, and no example is a call that keys may not make', () => {
  const shown = examples.map(({ call }) => call);
  const callsOf = (scope: ApiKeyScope) =>
    listEndpoints()
      .filter(({ scopes }) => scopes?.includes(scope))
      .map(({ method, path }) => `${method} ${path}`);
  // Assistants speak another protocol: docs/assistants.md.
  const ofCalls = apiKeyScopeSchema.options.filter((scope) => scope !== 'assistant');
  const allowed = ofCalls.map(callsOf);
  for (const calls of allowed) expect(calls.some((call) => shown.includes(call))).toBe(true);
  expect(allowed.flat()).toEqual(expect.arrayContaining(shown));
});
