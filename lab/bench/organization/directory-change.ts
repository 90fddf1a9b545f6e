import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@rapport/contract';
import { connectPostgres } from '@rapport/server/database/connect';
import { sql } from 'kysely';
import { requestOf } from '../server/http-load.ts';
import { openLine } from '../server/open-line.ts';
import { startMain } from '../server/start-main.ts';
import type { Directory } from './fill-directory.ts';

const people = 1000;
const pollMs = 250;
const pauseMs = 200;
const timeoutMs = 300_000;

/** Seconds from the import of people with changed departments until all sums are up to date, while calls are made. */
export async function benchDirectoryChange(
  databaseUrl: string,
  serverEnv: Record<string, string>,
  { organizationId, readers }: Directory,
): Promise<{ seconds: number; p95Ms: number }> {
  const server = await startMain({ ...serverEnv, RAPPORT_ROLE: 'all' });
  const { db, close } = connectPostgres(databaseUrl);
  const token = readers[0]?.token ?? '';
  const { rows } = await sql<{ email: string }>`
    select "email" from "directoryUser" where "organizationId" = ${organizationId}
    order by "email" limit ${people}`.execute(db);
  const csv = ['email,department', ...rows.map(({ email }) => `${email},Department 0`)].join('\n');
  const form = new FormData();
  form.set('file', new Blob([csv]), 'people.csv');
  const startedAt = performance.now();
  const imported = await fetch(server.url + paths.importUsers, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!imported.ok) throw new Error(`The import answered ${imported.status}.`);
  const line = await openLine(server.port);
  const times: number[] = [];
  let waiting = 1;
  const watch = (async () => {
    while (waiting > 0 && performance.now() - startedAt < timeoutMs) {
      await wait(pollMs);
      const left = await sql<{ count: number }>`
        select count(*)::integer as "count" from "outOfDateWeek"
        where "organizationId" = ${organizationId}`.execute(db);
      waiting = left.rows[0]?.count ?? 0;
    }
    return (performance.now() - startedAt) / 1000;
  })();
  while (waiting > 0 && performance.now() - startedAt < timeoutMs) {
    const askedAt = performance.now();
    await line.ask(requestOf(paths.organizationOverview, token));
    times.push(performance.now() - askedAt);
    await wait(pauseMs);
  }
  const seconds = await watch;
  line.close();
  await close();
  await server.stop();
  times.sort((a, b) => a - b);
  return { seconds, p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN };
}
