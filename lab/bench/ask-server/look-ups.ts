import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';
import { runLoad } from '../server/http-load.ts';
import { report } from '../server/report.ts';
import { questions, requestsOf } from './questions.ts';

const rounds = 3;
const roundMs = 2000;

/** An earlier version refuses a database with migrations that it does not have. */
export async function forgetLaterMigrations(db: Database, checkout: string): Promise<void> {
  const files = await readdir(join(checkout, 'apps/server/src/database/migrations'));
  const known = files.map((name) => name.replace(/\.ts$/, ''));
  await sql`delete from "schemaMigration" where "name" <> all (${known}::text[])`.execute(db);
}

/** How long look-ups take now and in an earlier version, on the same database in turns, as the best of some rounds. */
export async function reportLookUps(
  port: number,
  earlierPort: number,
  token: string,
): Promise<void> {
  for (const kind of Object.keys(questions)) {
    const requests = requestsOf(kind, token);
    const [now, earlier]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      earlier.push((await runLoad(earlierPort, requests, { clients: 1, ms: roundMs })).p50Ms);
      now.push((await runLoad(port, requests, { clients: 1, ms: roundMs })).p50Ms);
    }
    const [nowMs, earlierMs] = [Math.min(...now), Math.min(...earlier)];
    report(`${kind}, earlier, p50`, earlierMs, 'ms');
    report('  now', nowMs, 'ms');
    report('  ratio', nowMs / earlierMs, '');
  }
}
