import { sql } from 'kysely';
import { connectEmbedded, connectTo } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Queryable } from '../database/types.ts';

type Prepared = Awaited<ReturnType<typeof prepare>>;

declare global {
  /** Global, because mutation tests load modules again for each test file. */
  var idleDatabases: Prepared[] | undefined;
}

/** Takes more than a second, so prepared databases are reused. */
async function prepare() {
  const connection = await connectEmbedded({});
  await migrate(connection.db);
  return { ...connection, schema: await describeSchema(connection.db) };
}

/** Describes columns, triggers and functions. */
async function describeSchema(db: Queryable): Promise<string> {
  const { rows } = await sql<{ entry: string }>`
    select concat_ws(' ', attrelid, relname, attname, atttypid) as "entry" from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid, tgname) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', oid, proname) from pg_proc
      where pronamespace = 'public'::regnamespace
    order by "entry"`.execute(db);
  return rows.map(({ entry }) => entry).join();
}

/** Keeps the job queues, which take longer to create. Without triggers and foreign keys it takes milliseconds. */
const emptyAllTables = `
  set local session_replication_role = replica;
  do $$ declare "name" text; begin
    for "name" in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('public', 'pgboss')
        and tablename not in ('schemaMigration', 'schemaMigrationLock', 'version', 'queue')
    loop execute 'delete from ' || "name"; end loop;
    for "name" in select format('%I.%I', schemaname, sequencename) from pg_sequences
    loop execute 'alter sequence ' || "name" || ' restart'; end loop;
  end $$`;

/** All that `discard all` discards but the plans, which the next test needs again. */
const discardSession = `
  set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
  discard temp; discard sequences`;

async function empty(used: Prepared): Promise<Prepared> {
  await used.embedded.runScript(emptyAllTables);
  return used;
}

/** Recreates a database after a test that changed the schema. */
async function makeAnew(used: Prepared): Promise<Prepared> {
  await used.embedded.runScript(`
    drop schema public cascade; drop schema if exists pgboss cascade; create schema public`);
  await migrate(used.db);
  return { ...used, schema: await describeSchema(used.db) };
}

/** Lends an empty, migrated database in memory to one test at a time. */
export async function lendEmbeddedDatabase() {
  globalThis.idleDatabases ??= [];
  const idle = globalThis.idleDatabases;
  const lent = idle.pop() ?? (await prepare());
  const { embedded, db, schema } = lent;
  let isOpen = true;
  const whileOpen = async <R>(answer: () => Promise<R>) => {
    if (!isOpen) throw new Error('The test has closed its database.');
    return answer();
  };
  return connectTo({
    ...embedded,
    acquire: () => whileOpen(embedded.acquire),
    runScript: (script) => whileOpen(() => embedded.runScript(script)),
    async close() {
      isOpen = false;
      await embedded.runScript(discardSession);
      idle.push((await describeSchema(db)) === schema ? await empty(lent) : await makeAnew(lent));
    },
  });
}
