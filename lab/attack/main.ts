import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../scripts/random.ts';
import { findFreePort } from '../bench/speed/bench-server.ts';
import { attackAssistants } from './attack-assistants.ts';
import { attackCalls } from './attack-calls.ts';
import { attackWithHostileFiles, attackWithMutations } from './attack-files.ts';
import { attackGrowth } from './attack-growth.ts';
import { attackLockOut } from './attack-lock-out.ts';
import { attackRestarts } from './attack-restarts.ts';
import { attackSignIn } from './attack-sign-in.ts';
import { attackTakeover } from './attack-takeover.ts';
import { startAttackedServer } from './attacked-server.ts';
import { createSend } from './caller.ts';
import { watchAsNeighbour } from './neighbour.ts';
import { Tally } from './tally.ts';
import { createWatch } from './watch.ts';

// Attacks a local server and fails on faults, stalls and long waits of other callers.

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    port: { type: 'string' },
    only: { type: 'string' },
  },
});
const isShort = values.short;
const extent = isShort
  ? { share: 0.02, mutations: 10, times: 40 }
  : { share: 1, mutations: 300, times: 500 };
const random = randomFrom(Number(values.seed));
const tally = new Tally();
const dataDir = await mkdtemp(join(tmpdir(), 'rapport-attack-'));
const server = await startAttackedServer(dataDir, values.port ?? `${await findFreePort()}`);
const send = createSend(server.url, tally);
const { own, foreign } = await server.ask('world');
const neighbour = watchAsNeighbour(server, foreign.people.owner);
const atStartMb = await server.memory();
console.log(`An attack on ${server.url}, seed ${values.seed}, at ${atStartMb.toFixed(0)} MB`);

const watch = createWatch(server, neighbour, tally, { isBusy: isShort });
const { step } = watch;
const newUploader = async () => (await server.ask('world')).own.people.member;
const uploads = { send, step, tally, random, newUploader };
const parts: [name: string, attack: () => Promise<void>][] = [
  ['calls', () => attackCalls(server, { send, step, tally, random, share: extent.share })],
  ['sign-in', () => attackSignIn(server, { send, step, tally })],
  ['takeover', () => attackTakeover(server, { send, step, tally })],
  ['lock-out', () => attackLockOut(server, { send, step, tally })],
  ['assistants', () => attackAssistants(server, { send, step, tally })],
  ['files', () => attackWithMutations({ ...uploads, count: extent.mutations })],
  ['hostile', () => attackWithHostileFiles({ ...uploads, isShort })],
  ['restarts', () => attackRestarts(dataDir, tally)],
  ['growth', () => attackGrowth(server, { send, step, tally, own, times: extent.times })],
];
const startedAt = performance.now();
try {
  for (const [name, attack] of parts) {
    if (values.only && values.only !== name) continue;
    const partStartedAt = performance.now();
    await attack();
    const seconds = (performance.now() - partStartedAt) / 1000;
    console.log(`  ${seconds.toFixed(0)} s; ${watch.describe()}`);
  }
  tally.check(server.isAlive(), 'the server is still running');
} finally {
  await neighbour.stop();
  await server.stop();
  const statuses = [...tally.statuses].sort(([a], [b]) => a - b);
  console.log(`\nAnswers: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  await tally.printFaults(server.explain);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${tally.requests} requests and ${tally.files} files in ${seconds.toFixed(0)} s: ${tally.serverErrors} answers of 5xx, at most ${neighbour.mostEverMb().toFixed(0)} MB`,
  );
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : 0);
