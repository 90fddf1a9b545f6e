import { sql } from 'kysely';
import { oneValueOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { Sequence } from './backup-format.ts';

export const countTables = (db: Queryable) => oneValueOf<number>(db)`
    select count(*)::int as "count" from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
  `;

export type ForeignKey = { table: string; name: string; definition: string };

/** Lets rows be inserted in any order. */
export async function dropForeignKeys(tx: Queryable): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select "table"."relname" as "table", "key"."conname" as "name",
      pg_get_constraintdef("key"."oid") as "definition"
    from pg_constraint as "key" join pg_class as "table" on "table"."oid" = "key"."conrelid"
    where "key"."contype" = 'f' and "key"."connamespace" = current_schema()::regnamespace
  `.execute(tx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
  return rows;
}

/** Fails if a row refers to a missing row. */
export async function addForeignKeys(tx: Queryable, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}
    `.execute(tx);
}

/** Columns by table. */
export async function listColumns(tx: Queryable): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select "table"."relname" as "table",
      array_agg("column"."attname"::text order by "column"."attnum") as "columns"
    from pg_class as "table" join pg_attribute as "column" on "column"."attrelid" = "table"."oid"
    where "table"."relkind" = 'r' and "table"."relnamespace" = current_schema()::regnamespace
      and "column"."attnum" > 0 and not "column"."attisdropped" and "column"."attgenerated" = ''
    group by "table"."relname"`.execute(tx);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Inserts rows from JSON lines. Identity columns keep their values. */
export async function insertRows(
  tx: Queryable,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names}
    from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)
  `.execute(tx);
}

export async function setSequences(tx: Queryable, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, lastValue } of sequences)
    await sql`select setval(quote_ident(${name})::regclass, ${lastValue})`.execute(tx);
}

/** After a backup without sound nobody can listen any more. */
export async function forgetSound(tx: Queryable): Promise<void> {
  await sql`update "recording" set "soundUntil" = null where "soundUntil" is not null`.execute(tx);
}
