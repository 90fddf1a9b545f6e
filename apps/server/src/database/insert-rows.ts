import { type Insertable, sql } from 'kysely';
import { jsonText } from './jsonb.ts';
import type { Queryable, Tables } from './types.ts';

/** All rows of a table have the same columns. */
type Rows = { readonly [T in keyof Tables]?: readonly Insertable<Tables[T]>[] };

/**
 * Each table's rows are one JSON parameter, so the statement does not depend on their number and is
 * planned once.
 */
export async function insertRows(db: Queryable, rowsOf: Rows): Promise<void> {
  const inserts = Object.entries(rowsOf).flatMap(([table, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    return sql`${sql.id(`new ${table}`)} as (
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonText(rows)}::jsonb))`;
  });
  if (inserts.length > 0) await sql`with ${sql.join(inserts)} select 1`.execute(db);
}
