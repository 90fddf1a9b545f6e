import { sql } from 'kysely';
import { oneValueOf, rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { Sequence } from './backup-format.ts';

export type SnapshotTable = {
  name: string;
  rows: number;
  /** The primary key as SQL, with the same order in every database. */
  orderBy: string;
  largestRow: number;
};

const pageBytes = 2_000_000;
const pageRowsMax = 500;
/** Tables maintained by the migrations. */
const bookkeeping = ['schemaMigration', 'schemaMigrationLock'];
/**
 * The search index is as large as the transcripts and can be computed from them after a restore.
 */
const computed = ['passage', 'meetingIndex'];
/** Only on request: backups are kept longer than sound may be. */
const sound = ['sound', 'soundChunk'];
/** About processes of this installation. */
const ofProcesses = ['begunWork'];

/** Whether these are the tables of a backup with sound. */
export const hasSound = (tables: readonly { name: string }[]): boolean =>
  sound.every((name) => tables.some((table) => table.name === name));

/** Sets formats for the transaction, so that all databases write values alike. */
export async function fixFormats(tx: Queryable): Promise<void> {
  await sql`
    select set_config('TimeZone', 'UTC', true),
      set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true)`.execute(tx);
}

type Extent = { withSound: boolean };

export async function listTables(tx: Queryable, { withSound }: Extent): Promise<SnapshotTable[]> {
  const left = [...bookkeeping, ...computed, ...(withSound ? [] : sound), ...ofProcesses];
  const { rows: tables } = await sql<{ name: string; orderBy: string | null; size: string }>`
    select "table"."relname" as "name",
      (select string_agg(
          format('%I%s', "column"."attname",
            case when "column"."attcollation" <> 0 then ' collate "C"' else '' end),
          ', ' order by "key"."position")
        from pg_index as "index"
        cross join unnest("index"."indkey"::int2[]) with ordinality as "key" ("number", "position")
        join pg_attribute as "column"
          on "column"."attrelid" = "table"."oid" and "column"."attnum" = "key"."number"
        where "index"."indrelid" = "table"."oid" and "index"."indisprimary") as "orderBy",
      (select string_agg(format('coalesce(pg_column_size(%I), 0)', "attname"), ' + ')
        from pg_attribute
        where "attrelid" = "table"."oid" and "attnum" > 0 and not "attisdropped") as "size"
    from pg_class as "table"
    where "table"."relkind" = 'r' and "table"."relnamespace" = current_schema()::regnamespace
      and "table"."relname" <> all (${left})
    order by "table"."relname"`.execute(tx);
  const measured: SnapshotTable[] = [];
  for (const { name, orderBy, size } of tables) {
    if (!orderBy) throw new Error(`the table ${name} has no primary key`);
    const { rows } = await sql<{ rows: number; largestRow: number }>`
      select count(*)::int as "rows", coalesce(max(${sql.raw(size)}), 0)::int as "largestRow"
      from ${sql.table(name)}`.execute(tx);
    measured.push({
      name,
      orderBy,
      rows: rows[0]?.rows ?? 0,
      largestRow: rows[0]?.largestRow ?? 0,
    });
  }
  return measured;
}

/** Returns JSON lines. Pages with large rows are short, to limit memory. */
export function readRows(
  tx: Queryable,
  { name, orderBy, largestRow }: SnapshotTable,
): AsyncGenerator<string[]> {
  // Sorts before serializing; `offset 0` keeps PostgreSQL from flattening the subquery.
  const lines = sql`
    select row_to_json("row")::text as "line"
    from (select * from ${sql.table(name)} order by ${sql.raw(orderBy)} offset 0) as "row"`;
  const pageRows = Math.floor(pageBytes / Math.max(1, largestRow));
  return readLines(tx, lines, Math.min(pageRowsMax, Math.max(1, pageRows)));
}

/** Excludes pg-boss's internal jobs. */
const isPending = sql`state < 'completed' and not starts_with(name, '__pgboss')`;

export async function countPendingJobs(tx: Queryable): Promise<number> {
  const { rows: schema } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as "exists"`.execute(tx);
  if (!schema[0]?.exists) return 0;
  return oneValueOf<number>(tx)`
    select count(*)::int as "count" from pgboss.job where ${isPending}`;
}

/** The order does not depend on when and where jobs were enqueued. */
export function readPendingJobs(tx: Queryable): AsyncGenerator<string[]> {
  const lines = sql`
    select json_build_object('name', name, 'data', data, 'priority', priority)::text as "line"
    from pgboss.job where ${isPending}
    order by name collate "C", priority desc, data::text collate "C"`;
  return readLines(tx, lines, pageRowsMax);
}

async function* readLines(
  tx: Queryable,
  lines: ReturnType<typeof sql>,
  pageRows: number,
): AsyncGenerator<string[]> {
  await sql`declare "backupLines" no scroll cursor for ${lines}`.execute(tx);
  while (true) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(pageRows)} from "backupLines"`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close "backupLines"`.execute(tx);
}

export const listSequences = (tx: Queryable) => rowsOf<Sequence>(tx)`
    select sequencename as "name", last_value::float8 as "lastValue" from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename`;
