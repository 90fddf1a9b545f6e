import { messages, type PGlite, protocol, parse as results } from '@electric-sql/pglite';
import { isStalePlan, isWorthPreparing } from '../worth-preparing.ts';

type Answer = { rows: unknown[]; affectedRows?: number };
type Parameters = readonly unknown[];
type Prepared = { name: string; types: number[]; columns: messages.RowDescriptionMessage[] };

/** Each keeps its plan, 30 to 40 kB on average. */
const preparedMax = 500;
const changesSchema = /^\s*(create|alter|drop)\b/i;
const { serialize } = protocol;

/**
 * Runs queries and keeps their plans, since parsing and planning a repeated statement takes longer than running it.
 * The statements used last are kept.
 */
export function preparingQueries(database: PGlite) {
  const kept = new Map<string, Prepared>();
  let lastNumber = 0;

  /** Sends messages as one, which costs a fraction of sending them one by one. */
  const send = (...parts: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), {});

  async function prepare(sql: string): Promise<Prepared> {
    lastNumber += 1;
    const name = `kept ${lastNumber}`;
    const described = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    return {
      name,
      types: results.parseDescribeStatementResults(described),
      columns: described.filter((message) => message instanceof messages.RowDescriptionMessage),
    };
  }

  async function keep(sql: string): Promise<Prepared> {
    const known = kept.get(sql);
    kept.delete(sql);
    const prepared = known ?? (await prepare(sql));
    kept.set(sql, prepared);
    const [oldest] = kept;
    if (kept.size > preparedMax && oldest) {
      kept.delete(oldest[0]);
      await send(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    return prepared;
  }

  async function run(sql: string, parameters: Parameters): Promise<Answer> {
    const { name, types, columns } = await keep(sql);
    const values = types.map((type, index) => {
      const value = parameters[index];
      if (value === null || value === undefined) return null;
      return database.serializers[type]?.(value) ?? String(value);
    });
    const answered = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
    const [answer] = results.parseResults([...columns, ...answered], database.parsers);
    return { rows: answer?.rows ?? [], affectedRows: answer?.affectedRows ?? 0 };
  }

  async function queryOnce(sql: string, parameters: Parameters): Promise<Answer> {
    const { rows, affectedRows } = await database.query(sql, [...parameters]);
    return { rows, affectedRows: affectedRows ?? 0 };
  }

  /** Plans of an earlier schema can fail, which would end a transaction. */
  async function queryWithoutPlan(sql: string, parameters: Parameters): Promise<Answer> {
    const answer = await queryOnce(sql, parameters);
    if (changesSchema.test(sql)) {
      kept.clear();
      await database.exec('deallocate all');
    }
    return answer;
  }

  return async (sql: string, parameters: Parameters): Promise<Answer> => {
    if (!isWorthPreparing(sql, parameters)) return queryWithoutPlan(sql, parameters);
    try {
      return await database.runExclusive(() => run(sql, parameters));
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      kept.clear();
      return queryOnce(sql, parameters);
    }
  };
}
