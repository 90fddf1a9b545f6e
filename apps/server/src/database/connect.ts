import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import {
  type EmbeddedDatabase,
  type EmbeddedHooks,
  openEmbeddedDatabase,
} from './embedded/embedded-database.ts';
import { embeddedDialect } from './embedded/embedded-dialect.ts';
import type { EmbeddedOptions } from './embedded/embedded-messages.ts';
import { type Notices, noteTrouble } from './notices.ts';
import { preparingPool } from './preparing-pool.ts';
import type { Database, Tables } from './types.ts';

/** A database and how it is reached below Kysely, for what can't go through Kysely. */
export type Connection = PostgresConnection | EmbeddedConnection;
type Opened = { db: Database; notices: Notices; close(): Promise<void> };
type PostgresConnection = Opened & { kind: 'postgres'; url: string; pool: Pool };
type EmbeddedConnection = Opened & { kind: 'embedded'; embedded: EmbeddedDatabase };

/** Whole numbers of eight bytes are numbers, as the embedded database gives them, and not texts. */
const numberTypes: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format),
};

const poolSize = 10;
const connectTimeoutMs = 5000;
const idleTransactionMs = 60_000;

export function connectPostgres(url: string): Connection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: numberTypes,
    keepAlive: true,
    // Nobody waits for ever: neither for a server that does not answer, nor for a process that holds a row and is gone.
    connectionTimeoutMillis: connectTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  });
  // A connection that breaks is replaced by the pool, and who uses it hears so from their statement. Without
  // these listeners it would end the process: the pool's for one at rest, the connection's for one in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const notices: Notices = { isFull: false };
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    log: noteTrouble(notices),
  });
  return { kind: 'postgres', url, pool, db, notices, close: () => db.destroy() };
}

export async function connectEmbedded(
  options: EmbeddedOptions,
  hooks: EmbeddedHooks = {},
): Promise<EmbeddedConnection> {
  return connectTo(await openEmbeddedDatabase(options, hooks));
}

/** A connection to an embedded database that is open; it ends with the connection. */
export function connectTo(embedded: EmbeddedDatabase): EmbeddedConnection {
  const notices: Notices = { isFull: false };
  const db: Database = new Kysely<Tables>({
    dialect: embeddedDialect(embedded),
    log: noteTrouble(notices),
  });
  return {
    kind: 'embedded',
    embedded,
    db,
    notices,
    // Kysely lets go of a database only if it was asked something.
    async close() {
      await db.destroy();
      await embedded.close();
    },
  };
}
