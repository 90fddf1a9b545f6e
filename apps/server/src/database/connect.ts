import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import {
  type EmbeddedDatabase,
  type EmbeddedHooks,
  openEmbeddedDatabase,
} from './embedded/embedded-database.ts';
import { embeddedDialect } from './embedded/embedded-dialect.ts';
import type { EmbeddedOptions } from './embedded/embedded-messages.ts';
import { type Notices, recordTrouble } from './notices.ts';
import { preparingPool } from './preparing-pool.ts';
import type { Database, Tables } from './types.ts';

/** `db` runs queries; the other fields are for what Kysely cannot do. */
export type Connection = PostgresConnection | EmbeddedConnection;
type Opened = { db: Database; notices: Notices; close(): Promise<void> };
type PostgresConnection = Opened & { kind: 'postgres'; url: string; pool: Pool };
type EmbeddedConnection = Opened & { kind: 'embedded'; embedded: EmbeddedDatabase };

/** Returns numbers instead of strings, and days as they are written, like the embedded database. */
const valueTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === types.builtins.INT8) return Number;
    if (id === types.builtins.DATE) return String;
    return types.getTypeParser(id, format);
  },
};

/**
 * Many short queries share few processors. Starting workers for one of them delays all, and compiling one often takes
 * longer than running it.
 */
export const sessionOptions = '-c max_parallel_workers_per_gather=0 -c jit=off';
const poolSize = 10;
const connectTimeoutMs = 5000;
const idleTransactionMs = 60_000;

export function connectPostgres(url: string): Connection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: valueTypes,
    keepAlive: true,
    // Timeouts against servers that do not respond, and against locks of processes that died.
    connectionTimeoutMillis: connectTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    options: sessionOptions,
  });
  // The pool replaces broken connections. Without these listeners (idle and busy connections), an
  // error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const notices: Notices = { isFull: false };
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    log: recordTrouble(notices),
  });
  return { kind: 'postgres', url, pool, db, notices, close: () => db.destroy() };
}

export async function connectEmbedded(
  options: EmbeddedOptions,
  hooks: EmbeddedHooks = {},
): Promise<EmbeddedConnection> {
  return connectTo(await openEmbeddedDatabase(options, hooks));
}

/** Closing the connection closes the database. */
export function connectTo(embedded: EmbeddedDatabase): EmbeddedConnection {
  const notices: Notices = { isFull: false };
  const db: Database = new Kysely<Tables>({
    dialect: embeddedDialect(embedded),
    log: recordTrouble(notices),
  });
  return {
    kind: 'embedded',
    embedded,
    db,
    notices,
    // Kysely closes the database only if it was queried, so both are closed here.
    async close() {
      await db.destroy();
      await embedded.close();
    },
  };
}
