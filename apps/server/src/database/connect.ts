import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import {
  type EmbeddedDatabase,
  type EmbeddedOptions,
  openEmbeddedDatabase,
} from './embedded/embedded-database.ts';
import { embeddedDialect } from './embedded/embedded-dialect.ts';
import type { Database, Tables } from './types.ts';

/** A database and how it is reached below Kysely, for what can't go through Kysely. */
export type Connection = { db: Database; close(): Promise<void> } & (
  | { kind: 'postgres'; url: string; pool: Pool }
  | { kind: 'embedded'; embedded: EmbeddedDatabase }
);

/** Whole numbers of eight bytes are numbers, as the embedded database gives them, and not texts. */
const numberTypes: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format),
};

export function connectPostgres(url: string): Connection {
  const pool = new Pool({ connectionString: url, max: 10, types: numberTypes });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', url, pool, db, close: () => db.destroy() };
}

export async function connectEmbedded(options: EmbeddedOptions): Promise<Connection> {
  const embedded = await openEmbeddedDatabase(options);
  const db: Database = new Kysely<Tables>({ dialect: embeddedDialect(embedded) });
  return { kind: 'embedded', embedded, db, close: () => db.destroy() };
}
