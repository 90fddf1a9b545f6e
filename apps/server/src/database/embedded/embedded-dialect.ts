import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { EmbeddedDatabase } from './embedded-database.ts';

/** The connection, which one caller at a time uses. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #database: EmbeddedDatabase;
  readonly release: () => void;

  constructor(database: EmbeddedDatabase, release: () => void) {
    this.#database = database;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#database.query<R>(query.sql, query.parameters);
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  streamQuery(): never {
    throw new Error('The embedded database does not stream.');
  }
}

class EmbeddedDriver implements Driver {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async init() {}

  async acquireConnection() {
    return new EmbeddedConnection(this.#database, await this.#database.acquire());
  }

  async beginTransaction() {
    await this.#database.query('begin', []);
  }

  async commitTransaction() {
    await this.#database.query('commit', []);
  }

  async rollbackTransaction() {
    await this.#database.query('rollback', []);
  }

  async releaseConnection(connection: EmbeddedConnection) {
    connection.release();
  }

  async destroy() {}
}

export function embeddedDialect(database: EmbeddedDatabase): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(database),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
