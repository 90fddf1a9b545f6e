import { type RawBuilder, type Selectable, sql } from 'kysely';
import { valuesOf } from './rows-of.ts';
import type { Queryable, Tables } from './types.ts';

type Table = keyof Tables;
/** What columns of rows are equal to; at least one. */
type Values<T extends Table> = Partial<Selectable<Tables[T]>>;

const matching = (values: object): RawBuilder<unknown> =>
  sql.join(
    Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  );

/** The values of a column in the rows with these values. */
export const listColumn = <T extends Table, Column extends keyof Values<T> & string>(
  db: Queryable,
  table: T,
  column: Column,
  values: Values<T>,
) => valuesOf<Selectable<Tables[T]>[Column]>(db)`
    select ${sql.ref(column)} from ${sql.table(table)} where ${matching(values)}`;

/** The value of a column in a row with these values; undefined without one. */
export async function findColumn<T extends Table, Column extends keyof Values<T> & string>(
  db: Queryable,
  table: T,
  column: Column,
  values: Values<T>,
): Promise<Selectable<Tables[T]>[Column] | undefined> {
  const [found] = await listColumn(db, table, column, values);
  return found;
}

/** Whether there is a row with these values. */
export async function hasRow<T extends Table>(
  db: Queryable,
  table: T,
  values: Values<T>,
): Promise<boolean> {
  const [found] = await valuesOf<number>(db)`
    select 1 as "one" from ${sql.table(table)} where ${matching(values)} limit 1`;
  return found !== undefined;
}

/** Deletes the rows with these values, and counts them. */
export async function deleteRows<T extends Table>(
  db: Queryable,
  table: T,
  values: Values<T>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${matching(values)}`.execute(db);
  return Number(numAffectedRows);
}
