import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectEmbedded } from '@rapport/server/database/connect';
import { openDatabase } from '@rapport/server/open-installation';
import { type ServerProcess, startServerProcess } from '@rapport/server/testing/server-process';
import { z } from 'zod';
import type { Random } from '../../scripts/random.ts';
import { compareRows } from './audit.ts';
import { openLedger } from './ledger.ts';
import { refuseOlderCode } from './older-code.ts';
import { usePerson } from './people.ts';
import { runCommand, runServer } from './run-process.ts';
import { mountSmallDisk } from './small-disk.ts';

const publicUrl = 'http://localhost:8000';
const owner = { email: 'owner@example.com', password: 'correct-horse-9' };
const pageBytes = 8192;
const readyPatienceMs = 60_000;
const restPatienceMs = 180_000;
const pollMs = 250;
const sessionSchema = z.object({ session: z.object({ activeOrganizationId: z.string() }) });

type Conditions = { random: Random; isOver: () => boolean; strikes: (fault: string) => void };

/**
 * Uses one process on an embedded database whose disk fills up, turns read-only and gets damaged. Returns the
 * failed expectations and the ledger of acknowledged calls.
 */
export async function useEmbeddedServer({ random, isOver, strikes }: Conditions) {
  const disk = await mountSmallDisk();
  const ledger = openLedger();
  const wrong: string[] = [];
  let dataDir = join(disk.folder, 'data');
  let server: ServerProcess | undefined;
  const env = () => ({
    RAPPORT_DATA_DIR: dataDir,
    RAPPORT_PUBLIC_URL: publicUrl,
    RAPPORT_WORKERS: '1',
    RAPPORT_OWNER_EMAIL: owner.email,
    RAPPORT_OWNER_PASSWORD: owner.password,
  });
  const expectThat = (holds: boolean, what: string) => {
    if (holds) return;
    wrong.push(what);
    // Told at once, because what follows may end the run.
    console.log(`  own disk: ${what}`);
  };

  async function start() {
    server = await startServerProcess(env());
    return server.url;
  }
  async function stop() {
    await server?.stop();
    server = undefined;
  }
  const statusOf = async (url: string, path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => 0,
    );
  async function becomes(url: string, status: number) {
    const by = performance.now() + readyPatienceMs;
    while (performance.now() < by) {
      if ((await statusOf(url, '/readyz')) === status) return true;
      await wait(pollMs);
    }
    return false;
  }

  /** Whether the queue becomes empty within `restPatienceMs`. */
  async function rests(url: string) {
    const by = performance.now() + restPatienceMs;
    while (performance.now() < by) {
      const figures = await fetch(`${url}/metrics`).then((answer) => answer.text());
      if (!/^rapport_queue_depth\{.*\} [1-9]/m.test(figures)) return true;
      await wait(pollMs);
    }
    return false;
  }

  async function signIn(url: string) {
    const headers = { origin: publicUrl, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify(owner),
    });
    const { token } = z.object({ token: z.string() }).parse(await answer.json());
    const session = await fetch(`${url}/api/auth/get-session`, {
      headers: { origin: publicUrl, authorization: `Bearer ${token}` },
    });
    const organizationId = sessionSchema.parse(await session.json()).session.activeOrganizationId;
    return { token, organizationId };
  }

  /** Two users work while `during` injects a fault. */
  async function round(during: (url: string) => Promise<void>) {
    const url = await start();
    const person = await signIn(url);
    let ended = false;
    const world = { ledger, random, publicUrl, isOver: () => ended, urls: () => [url] };
    const people = [usePerson(person, world), usePerson(person, world)];
    await wait(random.between(2000, 6000));
    await during(url);
    await wait(random.between(1000, 3000));
    ended = true;
    await Promise.all(people);
    await stop();
  }

  const fill = (leftMb: number) => async (url: string) => {
    await disk.fill(leftMb);
    expectThat(await becomes(url, 503), 'a full disk: /readyz said ready');
    await wait(random.between(2000, 6000));
    expectThat((await statusOf(url, '/healthz')) === 200, 'a full disk: /healthz failed');
    await disk.makeRoom();
    expectThat(await becomes(url, 200), 'a disk with room again: /readyz said not ready');
  };

  async function startOnReadOnly() {
    await disk.remount('ro');
    const { code, said } = await runServer(env());
    await disk.remount('rw');
    expectThat(
      code === 1 && said.includes('is on a read-only disk'),
      `a read-only folder: code ${code}, ${said}`,
    );
  }

  async function startOlderCode() {
    const refused = await refuseOlderCode(env(), async (work) => {
      const { db, close } = await connectEmbedded({ dataDir: join(dataDir, 'database') });
      await work(db);
      await close();
    });
    wrong.push(...refused);
  }

  async function damageAPage() {
    const path = join(disk.folder, 'last.backup');
    await rm(path, { force: true });
    const backedUp = await runCommand(['backup', path], env());
    expectThat(backedUp.code === 0, `a backup: ${backedUp.said}`);
    const before = structuredClone(ledger.entries);
    await round(async () => {});
    await rot(join(dataDir, 'database'));
    const started = await runServer(env());
    expectThat(
      // A page of the catalog keeps the database from opening; of another, the check of pages tells.
      started.code === 1 && /is damaged: (?:page|it can't be opened)/.test(started.said),
      `a damaged page: code ${started.code}, ${started.said}`,
    );
    const refused = await runCommand(['backup', join(disk.folder, 'rotten.backup')], env());
    expectThat(refused.code === 1, 'a damaged page: the backup was written');
    const damaged = dataDir;
    dataDir = await mkdtemp(join(disk.folder, 'restored-'));
    const restored = await runCommand(['restore', path], env());
    if (restored.code !== 0) throw new Error(`a restore: ${restored.said}`);
    await rm(damaged, { recursive: true });
    ledger.entries.splice(0, Infinity, ...before);
  }

  /** Inverts one byte in one page of a random table or index. */
  async function rot(database: string) {
    const base = join(database, 'base');
    const folders = (await readdir(base)).sort((a, b) => Number(b) - Number(a));
    const folder = join(base, folders[0] ?? '');
    const names = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
    const sizes = await Promise.all(
      names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
    );
    const { name, size } = random.pick(sizes.filter((one) => one.size >= pageBytes));
    const page = Math.floor(random.between(0, size / pageBytes));
    const position = page * pageBytes + Math.floor(random.between(4000, pageBytes));
    const file = await open(join(folder, name), 'r+');
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, position);
    await file.write(Buffer.of((byte[0] ?? 0) ^ 0xff), 0, 1, position);
    await file.close();
  }

  const faults: [string, () => Promise<void>][] = [
    ['the disk is nearly full', () => round(fill(60))],
    ['the disk is full to the last byte', () => round(fill(0))],
    ['the folder can only be read', startOnReadOnly],
    ['a page is damaged', damageAPage],
    ['older code meets a newer database', startOlderCode],
  ];
  await round(async () => {});
  for (let turn = 0; turn < faults.length || !isOver(); turn += 1) {
    const [name, strike] = faults[turn % faults.length] ?? random.pick(faults);
    strikes(`own disk: ${name}`);
    await strike();
  }

  const last = await start();
  expectThat(await rests(last), 'work was left undone');
  await stop();
  const connection = await openDatabase({ databaseUrl: undefined, dataDir });
  wrong.push(...(await compareRows(connection.db, ledger)));
  await connection.close();
  await disk.unmount();
  return { ledger, wrong };
}
