import { connectPostgres } from '@rapport/server/database/connect';

// Exits with 0 if a PostgreSQL server responds at the given address, else with 1.
const connection = connectPostgres(process.argv[2] ?? '');
try {
  await connection.db.selectNoFrom((query) => query.lit(1).as('answer')).execute();
} catch {
  process.exitCode = 1;
}
await connection.close();
