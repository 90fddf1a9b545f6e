import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';
import { runCommand, runServer } from './run-process.ts';

const migration = '9999-of-a-newer-version';
const refusal = 'was written by a newer version of Rapport';

type UseDatabase = (work: (db: Database) => Promise<void>) => Promise<void>;

/** Starts the server and a backup on a database with a migration that they do not have. */
export async function refuseOlderCode(
  env: Record<string, string>,
  useDatabase: UseDatabase,
): Promise<string[]> {
  await useDatabase(async (db) => {
    await sql`
      insert into "schemaMigration" ("name", "timestamp")
      values (${migration}, '2030-01-01T00:00:00Z')`.execute(db);
  });
  const ends = { server: await runServer(env), backup: await runCommand(['backup', 'no'], env) };
  await useDatabase(async (db) => {
    await sql`delete from "schemaMigration" where "name" = ${migration}`.execute(db);
  });
  return Object.entries(ends).flatMap(([program, { code, said }]) =>
    code === 1 && said.includes(refusal) && !said.includes('\n')
      ? []
      : [`older code, ${program}: code ${code}, ${said}`],
  );
}
