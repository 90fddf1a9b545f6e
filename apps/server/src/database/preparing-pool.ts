import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isStalePlan, isWorthPreparing } from './worth-preparing.ts';

/** More than this program has. */
const preparedMax = 500;

/** The names of the statements that a pool has prepared. */
function preparedNames() {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    of(sql: string): string | undefined {
      const known = names.get(sql);
      if (known || names.size >= preparedMax) return known;
      const name = `${generation} ${createHash('sha256').update(sql).digest('base64url')}`;
      names.set(sql, name);
      return name;
    },
    /** After a change of the schema, which some plans do not outlive. */
    renew() {
      names.clear();
      generation += 1;
    },
  };
}

/** Prepares statements, so that the server parses and plans repeated ones once. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: ReturnType<typeof preparedNames>;

  constructor(client: PoolClient, names: ReturnType<typeof preparedNames>) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Nothing is streamed from this database.');
    const values = [...parameters];
    const name = isWorthPreparing(sql, values) ? this.#names.of(sql) : undefined;
    if (!name) return this.#client.query(sql, values);
    return this.#client.query({ name, text: sql, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      this.#names.renew();
      return this.#client.query(sql, values);
    });
  }

  release(destroy?: boolean) {
    this.#client.release(destroy);
  }
}

export function preparingPool(pool: Pool): PostgresPool {
  const clients = new WeakMap<PoolClient, PreparingClient>();
  const names = preparedNames();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const preparing = clients.get(client) ?? new PreparingClient(client, names);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}
