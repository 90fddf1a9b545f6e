import { connectPostgres } from '@rapport/server/database/connect';

/** Exits with 0 where a PostgreSQL answers at the address, so that its tests can be run on it. */
const connection = connectPostgres(process.argv[2] ?? '');
try {
  await connection.db.selectNoFrom((query) => query.lit(1).as('answer')).execute();
} catch {
  process.exitCode = 1;
}
await connection.close();
