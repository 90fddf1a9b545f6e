import { benchCalls } from './calls.ts';
import { benchIdleMemory } from './memory.ts';
import { prepareBench } from './prepare.ts';
import { report, wasMissed } from './report.ts';
import { benchSockets } from './sockets.ts';
import { benchUploads } from './uploads.ts';

const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';

const bench = await prepareBench(postgres);
const { databaseUrl, serverEnv, owners, size } = bench;
const [owner] = owners;
try {
  console.log('An api process that nobody asks anything');
  report('memory', await benchIdleMemory(serverEnv), 'MB', { atMost: 200 });

  console.log(
    `\nCalls of 50 clients at once, ${size.meetings} meetings of ${size.organizations} organizations; beside a bare Fastify route with the same statements`,
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

  if (owner) {
    const uploads = await benchUploads(serverEnv, owner);
    console.log(`\n${uploads.files} uploads of meetings of an hour, until they are completed`);
    report('meetings', uploads.perMinute, 'a minute');
    report('the analysis alone', uploads.alonePerMinute, 'a minute');
    report('of that', (uploads.perMinute / uploads.alonePerMinute) * 100, '%', { atLeast: 85 });
    report('p50', uploads.p50Ms, 'ms');
    report('p99', uploads.p99Ms, 'ms');
  }

  const live = await benchSockets(databaseUrl, serverEnv, owners);
  console.log(`\nEvents to ${live.sockets} sockets of ${size.organizations} organizations`);
  report('p50', live.p50Ms, 'ms');
  report('p99', live.p99Ms, 'ms', { atMost: 200 });
  report('to another organization', live.strayed, 'events', { atMost: 0 });
  report('lost', live.lost, 'events', { atMost: 0 });
} finally {
  await bench.close();
}
if (wasMissed()) process.exit(1);
