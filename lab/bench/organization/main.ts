import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeetingReaders } from '@rapport/contract';
import { connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import { keepAllChanges } from '@rapport/server/features/figures/changes/keep-changes';
import { createLocalBus } from '@rapport/server/platform/event-bus';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { report, wasMissed } from '../server/report.ts';
import { startMain } from '../server/start-main.ts';
import { benchCall, type CallFigures, callsOfSeries, measuredCalls, saveReaders } from './calls.ts';
import { benchDirectoryChange } from './directory-change.ts';
import { benchEmbedded } from './embedded.ts';
import { fillOrganization } from './fill-organization.ts';
import { checkHistories } from './history/check-history.ts';
import { countDifferences } from './kept-sums.ts';
import { benchNewMeetings } from './new-meetings.ts';

const size = { people: 5000, departments: 50, meetings: 100_000 };
const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const parts = ['history', 'postgres', 'embedded'];
const named = process.argv.slice(2);
const unknown = named.find((name) => !parts.includes(name));
if (unknown) throw new Error(`${unknown} is none of ${parts.join(', ')}.`);
const isWanted = (name: string) => named.length === 0 || named.includes(name);

if (isWanted('history')) {
  const figures = await checkHistories([1, 2, 3]);
  const { planted, found, listed, wrong, missed, hoursOff } = figures;
  console.log(
    `What happened in 3 invented histories of two years, asked for each four weeks: ${planted} facts planted, ${listed} listed`,
  );
  report('planted facts that are listed', (100 * found) / planted, '%', { atLeast: 90 });
  report('listed facts that did not happen', (100 * wrong.length) / listed, '%', { atMost: 10 });
  report('hours of four weeks: largest difference', 100 * hoursOff, '%', { atMost: 2 });
  for (const one of missed) console.log(`  missed: ${one}`);
  for (const one of wrong) console.log(`  did not happen: ${one}`);
}
if (isWanted('postgres')) await benchPostgres();
if (isWanted('embedded')) {
  const { calls, longestMs } = await benchEmbedded();
  console.log('\nEmbedded database, 5,000 meetings of 500 people, 20 readers at once');
  for (const { name, figures } of calls) reportCall(name, figures, 500);
  report('event loop held up: longest', longestMs, 'ms', { atMost: 50 });
}
// Threads of the servers may still be open.
process.exit(wasMissed() ? 1 : 0);

async function benchPostgres() {
  const { name, url } = await createDatabase(postgres);
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  const { db, close } = connectPostgres(url);
  const serverEnv = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    RAPPORT_SECRET: 'a secret of thirty-two characters',
    RAPPORT_DATA_DIR: dataDir,
    RAPPORT_CALLS_PER_MINUTE: '1000000000',
  };
  try {
    await migrate(db);
    const directory = await fillOrganization(db, size);
    await saveReaders(db, 'everyone');
    const startedAt = performance.now();
    await keepAllChanges({ db, bus: createLocalBus() });
    report('changes of all long periods, kept', (performance.now() - startedAt) / 1000, 's');
    for (const readers of ['everyone', 'participants'] satisfies MeetingReaders[]) {
      await saveReaders(db, readers);
      console.log(
        `\nPostgreSQL, 100,000 meetings of 5,000 people in two years, 20 readers at once, meetings are read by ${readers}`,
      );
      const server = await startMain({ ...serverEnv, RAPPORT_ROLE: 'api' });
      for (const call of [...measuredCalls, ...(await callsOfSeries(db))])
        reportCall(call.name, await benchCall(server.port, directory, call), 300);
      await server.stop();
    }
    console.log('\nChanges');
    const newMs = await benchNewMeetings(url, directory);
    report('one more meeting, processor', newMs, 'ms', { atMost: 15 });
    const change = await benchDirectoryChange(url, serverEnv, directory);
    report('other departments of 1,000 people', change.seconds, 's', { atMost: 60 });
    report('  overview meanwhile, p95', change.p95Ms, 'ms');
    const different = await countDifferences(db, directory.organizationId);
    report('weeks that differ from scratch', different, '', { atMost: 0 });
  } finally {
    await close();
    await dropDatabase(postgres, name);
    await rm(dataDir, { recursive: true });
  }
}

/** The first call computes results that later calls get from memory. */
function reportCall(name: string, figures: CallFigures, p95Max: number) {
  const isMapOfMonth = name === 'map, 4 weeks';
  report(name, figures.p95Ms, 'ms p95', { atMost: p95Max });
  report('  first', figures.firstMs, 'ms', isMapOfMonth ? { atMost: 500 } : undefined);
  report('  size', figures.kilobytes, 'kB', isMapOfMonth ? { atMost: 1000 } : undefined);
  report('  failed', figures.failed, 'calls', { atMost: 0 });
}
