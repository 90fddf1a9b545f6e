import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isStalePlan, isWorthPreparing } from './worth-preparing.ts';

/** More than this program has. */
const preparedMax = 500;

const names = new Map<string, string>();
let generation = 0;

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= preparedMax) return known;
  const name = `${generation} ${createHash('sha256').update(sql).digest('base64url')}`;
  names.set(sql, name);
  return name;
}

/** Prepares statements, so that the server parses and plans repeated ones once. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Nothing is streamed from this database.');
    const values = [...parameters];
    const name = isWorthPreparing(sql, values) ? nameOf(sql) : undefined;
    if (!name) return this.#client.query(sql, values);
    return this.#client.query({ name, text: sql, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      names.clear();
      generation += 1;
      return this.#client.query(sql, values);
    });
  }

  release(destroy?: boolean) {
    this.#client.release(destroy);
  }
}

export function preparingPool(pool: Pool): PostgresPool {
  const clients = new WeakMap<PoolClient, PreparingClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const preparing = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}
