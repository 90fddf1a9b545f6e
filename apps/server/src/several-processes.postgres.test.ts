import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  pathFor,
  paths,
  processingStatusSchema,
  socketPath,
  uploadAcceptedSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Connection, connectPostgres } from './database/connect.ts';
import { migrations } from './database/migrations/index.ts';
import { openBreakableLine } from './testing/breakable-line.ts';
import { formWith, smallTranscript } from './testing/factories/transcripts.ts';
import { startMailServer } from './testing/mail-server.ts';
import { createDatabase, dropDatabase } from './testing/postgres-databases.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const owner = { email: 'owner@example.com', password: 'correct-horse-9' };
const publicUrl = 'http://localhost:8000';
const server = process.env.TEST_DATABASE_URL ?? '';
/** Longer than the heartbeat timeout of a killed worker. */
const patience = { timeout: 60_000, interval: 100 };

let database: Awaited<ReturnType<typeof createDatabase>>;
let direct: Connection;
let line: Awaited<ReturnType<typeof openBreakableLine>>;
let dataDir: string;
let mailPort: number;
let here: ServerProcess;
let there: ServerProcess;
let holdingWorker: ServerProcess;
let worker: ServerProcess;

beforeAll(async () => {
  database = await createDatabase(server);
  direct = connectPostgres(database.url);
  line = await openBreakableLine(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'rapport-processes-'));
  const mailServer = await startMailServer();
  mailPort = mailServer.port;
  await mailServer.close();
  const start = (role: 'api' | 'worker', heldStep?: string) =>
    startServerProcess(
      {
        DATABASE_URL: line.url,
        RAPPORT_ROLE: role,
        RAPPORT_SECRET: 'a secret of thirty-two characters',
        RAPPORT_PUBLIC_URL: publicUrl,
        RAPPORT_DATA_DIR: dataDir,
        RAPPORT_OWNER_EMAIL: owner.email,
        RAPPORT_OWNER_PASSWORD: owner.password,
        RAPPORT_SIGN_UP: 'open',
        RAPPORT_WORKERS: '1',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        RAPPORT_MAIL_FROM: 'Rapport <rapport@example.com>',
      },
      heldStep,
    );
  [here, there, holdingWorker, worker] = await Promise.all([
    start('api'),
    start('api'),
    start('worker', 'analyzing_sentiment'),
    start('worker'),
  ]);
});

const open: Socket[] = [];
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await Promise.all([here, there, worker].map((process) => process.kill()));
  await line.close();
  await direct.close();
  await dropDatabase(server, database.name);
  await rm(dataDir, { recursive: true });
});

type Person = { token: string };

function call(
  at: ServerProcess,
  person: Person | null,
  method: string,
  path: string,
  body?: object,
) {
  return fetch(at.url + path, {
    method,
    headers: {
      origin: publicUrl,
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
}

async function signUp(at: ServerProcess, name: string) {
  const account = { email: `${name}@example.com`, name, password: owner.password };
  const signedUp = await call(at, null, 'POST', `${paths.auth}/sign-up/email`, account);
  const { token, user } = z
    .object({ token: z.string(), user: z.object({ id: z.string() }) })
    .parse(await signedUp.json());
  const made = await call(at, { token }, 'POST', `${paths.auth}/organization/create`, {
    name,
    slug: name,
  });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  return { token, accountId: user.id, organizationId: id, email: account.email };
}

async function upload(at: ServerProcess, person: Person): Promise<string> {
  const form = formWith({ name: 'weekly.txt', content: smallTranscript });
  form.set('keepBoth', 'true');
  const response = await call(at, person, 'POST', paths.uploadTranscript, form);
  return uploadAcceptedSchema.parse(await response.json()).eventId;
}

async function statusOf(at: ServerProcess, person: Person, id: string) {
  const response = await call(at, person, 'GET', pathFor(paths.processingStatus, id));
  return processingStatusSchema.parse(await response.json()).processingStatus;
}

async function listen(at: ServerProcess, person: Person & { organizationId: string }) {
  const socket = io(at.url, {
    path: socketPath,
    transports: ['websocket'],
    extraHeaders: { authorization: `Bearer ${person.token}` },
    forceNew: true,
  });
  open.push(socket);
  const { organizationId } = person;
  socket.on('connect', () => socket.emit('join_organization', { organizationId }));
  await new Promise((resolve) => socket.once('joined_organization', resolve));
  const heard: string[] = [];
  const rejoined = new Promise((resolve) => socket.once('joined_organization', resolve));
  socket.onAny((name: string, payload: { eventId?: string }) => {
    if (payload?.eventId) heard.push(`${name} ${payload.eventId}`);
  });
  return { socket, heard, rejoined };
}

let helena: Awaited<ReturnType<typeof signUp>>;
let ofHelena: Awaited<ReturnType<typeof listen>>;
let ofStranger: Awaited<ReturnType<typeof listen>>;
const uploaded: string[] = [];
const completed = () =>
  ofHelena.heard.filter((line) => line.startsWith('transcript-processing-completed'));

test('processes that start together on an empty database set it up once', async () => {
  for (const { url } of [here, there, holdingWorker, worker])
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const count = async (table: string) =>
    (await sql`select 1 from ${sql.table(table)}`.execute(direct.db)).rows.length;
  expect(await count('schemaMigration')).toBe(Object.keys(migrations).length);
  expect(await count('user')).toBe(1);
  expect(await count('organization')).toBe(1);
});

test('a worker is killed while another works', async () => {
  helena = await signUp(here, 'helena');
  const stranger = await signUp(there, 'stranger');
  ofHelena = await listen(there, helena);
  ofStranger = await listen(here, stranger);
  let held: string | undefined;
  holdingWorker.holding.then((id) => {
    held = id;
  });
  await vi.waitFor(async () => {
    uploaded.push(await upload(here, helena));
    expect(held).toBeDefined();
  }, patience);
  expect(uploaded).toContain(held);
  await holdingWorker.kill();
});

test('attempts are counted across processes', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const payload = { email: 'victim@example.com', redirectTo: '/' };
    const path = `${paths.auth}/request-password-reset`;
    statuses.push((await call(tries % 2 ? here : there, null, 'POST', path, payload)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test('a member removed in one process is refused by the other at the next call', async () => {
  const mara = await signUp(there, 'mara');
  const { organizationId } = helena;
  await direct.db
    .insertInto('member')
    .values({
      id: 'mara',
      organizationId,
      userId: mara.accountId,
      role: 'member',
      createdAt: new Date(),
    })
    .execute();
  await call(there, mara, 'POST', `${paths.auth}/organization/set-active`, { organizationId });
  expect((await call(there, mara, 'GET', paths.meetings)).status).toBe(200);
  const { socket } = await listen(there, { ...mara, organizationId });
  const dropped = new Promise((resolve) => socket.once('disconnect', resolve));

  const remove = `${paths.auth}/organization/remove-member`;
  const payload = { memberIdOrEmail: mara.email, organizationId };
  expect((await call(here, helena, 'POST', remove, payload)).status).toBe(200);
  expect((await call(there, mara, 'GET', paths.meetings)).status).toBe(422);
  expect(await dropped).toBe('io server disconnect');
});

test('mail queued while the mail server was away arrives once', async () => {
  const invite = `${paths.auth}/organization/invite-member`;
  const payload = { email: 'new@example.com', role: 'member' };
  expect((await call(here, helena, 'POST', invite, payload)).status).toBe(200);
  const jobs = async () => {
    const query = sql<{ state: string }>`select state from pgboss.job where name = 'mail.send'`;
    return (await query.execute(direct.db)).rows.map(({ state }) => state);
  };
  await vi.waitFor(async () => expect(await jobs()).toEqual(['retry']), patience);
  const mailServer = await startMailServer({ port: mailPort });
  await vi.waitFor(async () => expect(await jobs()).toEqual(['completed']), patience);
  expect(mailServer.received).toEqual([expect.stringContaining('To: new@example.com')]);
  await mailServer.close();
});

test("another worker completes the killed worker's meetings, and only browsers of the organization get the events", async () => {
  const done = () => uploaded.map((id) => `transcript-processing-completed ${id}`).sort();
  await vi.waitFor(() => expect(completed().sort()).toEqual(done()), patience);
  for (const id of uploaded) {
    expect(await statusOf(here, helena, id)).toBe('completed');
    const people = direct.db.selectFrom('participant').select('id').where('meetingId', '=', id);
    expect(await people.execute()).toHaveLength(2);
  }
  expect(ofStranger.heard).toEqual([]);
});

test('while the database is away every response says so, and work continues afterwards', async () => {
  const accepted = await upload(here, helena);
  line.cut();
  for (const { url } of [here, there, worker]) {
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'not ready', database: false });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
  for (const attempt of [
    call(here, helena, 'GET', paths.meetings),
    call(here, helena, 'POST', paths.ask, { question: 'What is late?' }),
    call(here, helena, 'GET', `${paths.auth}/get-session`),
    call(there, helena, 'POST', paths.uploadTranscript, formWith({ name: 'a.txt', content: 'a' })),
  ]) {
    const refused = await attempt;
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'DATABASE_AWAY',
      message: expect.stringContaining('cannot reach its database'),
    });
  }

  line.mend();
  await vi.waitFor(async () => {
    for (const { url } of [here, there, worker])
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }, patience);
  // Events sent meanwhile are lost: browsers reconnect and reload.
  await ofHelena.rejoined;
  const afterwards = await upload(there, helena);
  await vi.waitFor(async () => {
    expect(completed()).toContain(`transcript-processing-completed ${afterwards}`);
    for (const id of [accepted, afterwards])
      expect(await statusOf(there, helena, id)).toBe('completed');
  }, patience);
  const list = await call(here, helena, 'GET', paths.meetings);
  expect(await list.json()).toMatchObject({ total: uploaded.length + 2 });
});
