import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import { indexMeetings } from '@rapport/server/features/search/index-meetings';
import { createLogger } from '@rapport/server/platform/logger';
import { generateMeetings } from '@rapport/server/testing/factories/many-meetings';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { sql } from 'kysely';

const size = { organizations: 50, meetings: 100_000, withResults: 5000 };

export type Bench = Awaited<ReturnType<typeof prepareBench>>;

export async function prepareBench(postgres: string) {
  const { name, url } = await createDatabase(postgres);
  const connection = connectPostgres(url);
  await migrate(connection.db);
  const owners = await generateMeetings(connection.db, size);
  // The first server would index them in the background, at the cost of what is measured meanwhile.
  await indexMeetings({ db: connection.db, log: createLogger('warn') });
  await sql`vacuum analyze "meetingIndex"`.execute(connection.db);
  await connection.close();
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  return {
    databaseUrl: url,
    size,
    owners,
    serverEnv: {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      RAPPORT_SECRET: 'a secret of thirty-two characters',
      RAPPORT_DATA_DIR: dataDir,
      // No limit on calls.
      RAPPORT_CALLS_PER_MINUTE: '1000000000',
    },
    async close() {
      await dropDatabase(postgres, name);
      await rm(dataDir, { recursive: true });
    },
  };
}
