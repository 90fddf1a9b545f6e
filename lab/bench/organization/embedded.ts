import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '@rapport/server/open-installation';
import { z } from 'zod';
import { startChild } from '../server/child-server.ts';
import { findFreePort } from '../speed/bench-server.ts';
import { benchCall, type CallFigures, callsOfSeries, measuredCalls, saveReaders } from './calls.ts';
import { fillOrganization } from './fill-organization.ts';

const size = { people: 500, departments: 12, meetings: 5000 };
const delaySchema = z.object({ maxMs: z.number(), p99Ms: z.number() });

export type EmbeddedBench = { calls: { name: string; figures: CallFigures }[]; longestMs: number };

/** On the embedded database: times of each call, and the longest time that the event loop was blocked. */
export async function benchEmbedded(): Promise<EmbeddedBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  const connection = await openInstallation({ dataDir, databaseUrl: undefined });
  const directory = await fillOrganization(connection.db, size);
  await saveReaders(connection.db, 'everyone');
  const measured = [...measuredCalls, ...(await callsOfSeries(connection.db))];
  await connection.close();
  const port = await findFreePort();
  const { child, stop } = await startChild(
    join(import.meta.dirname, '../speed/watched-server.ts'),
    {
      PORT: String(port),
      RAPPORT_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RAPPORT_CALLS_PER_MINUTE: '1000000000',
      RAPPORT_ROLE: 'all',
      DATABASE_URL: '',
    },
  );
  child.send('watch');
  const calls = [];
  for (const call of measured)
    calls.push({ name: call.name, figures: await benchCall(port, directory, call) });
  const answer = once(child, 'message');
  child.send('report');
  const [report] = await answer;
  await stop();
  await rm(dataDir, { recursive: true });
  return { calls, longestMs: delaySchema.parse(report).maxMs };
}
