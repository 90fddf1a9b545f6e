import { benchCalls } from './calls.ts';
import { benchIdleMemory } from './memory.ts';
import { type Bench, prepareBench } from './prepare.ts';
import { report, wasMissed } from './report.ts';
import { benchSockets } from './sockets.ts';
import { benchUploads } from './uploads.ts';

const parts: Record<string, (bench: Bench) => Promise<void>> = { memory, calls, uploads, sockets };

const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in parts));
if (unknown) throw new Error(`${unknown} is none of ${Object.keys(parts).join(', ')}.`);

const bench = await prepareBench(postgres);
try {
  for (const [name, measure] of Object.entries(parts))
    if (named.length === 0 || named.includes(name)) await measure(bench);
} finally {
  await bench.close();
}
if (wasMissed()) process.exit(1);

async function memory({ serverEnv }: Bench) {
  console.log('\nAn idle api process');
  report('memory', await benchIdleMemory(serverEnv), 'MB', { atMost: 200 });
}

async function calls({ databaseUrl, serverEnv, owners, size }: Bench) {
  console.log(
    `\nCalls of 50 clients at once, ${size.meetings} meetings of ${size.organizations} organizations, compared with a bare Fastify route that runs the same statements`,
  );
  for (const { name, ours, bare } of await benchCalls(databaseUrl, serverEnv, owners)) {
    report(name, ours.perSecond, 'a second');
    report('  bare', bare.perSecond, 'a second');
    report('  of bare', (ours.perSecond / bare.perSecond) * 100, '%', { atLeast: 50 });
    report('  p50', ours.p50Ms, 'ms');
    report('  p99', ours.p99Ms, 'ms', { atMost: 100 });
    report('  p99 of bare', bare.p99Ms, 'ms');
    report('  failed', ours.failed + bare.failed, 'calls', { atMost: 0 });
  }
}

async function uploads({ serverEnv, owners: [owner] }: Bench) {
  if (!owner) throw new Error('There is no account that can upload.');
  const done = await benchUploads(serverEnv, owner);
  console.log(`\n${done.files} uploads of meetings of an hour, until they are completed`);
  report('meetings', done.perMinute, 'a minute');
  report('the analysis alone', done.alonePerMinute, 'a minute');
  report('of that', (done.perMinute / done.alonePerMinute) * 100, '%', { atLeast: 85 });
  report('  bare', (done.barePerMinute / done.alonePerMinute) * 100, '%');
  report('  of bare', (done.perMinute / done.barePerMinute) * 100, '%');
  report('p50', done.p50Ms, 'ms');
  report('p99', done.p99Ms, 'ms');
}

async function sockets({ databaseUrl, serverEnv, owners, size }: Bench) {
  const live = await benchSockets(databaseUrl, serverEnv, owners);
  console.log(`\nEvents to ${live.sockets} sockets of ${size.organizations} organizations`);
  report('p50', live.p50Ms, 'ms');
  report('p99', live.p99Ms, 'ms', { atMost: 200 });
  report('to another organization', live.strayed, 'events', { atMost: 0 });
  report('lost', live.lost, 'events', { atMost: 0 });
}
