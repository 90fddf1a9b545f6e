import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Queryable } from '../database/types.ts';

const root = join(import.meta.dirname, '../../../..');
/** Inside the repository, so that the compiler finds its packages. */
const cache = join(root, 'node_modules/.cache');

type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
};

/** The types of values, as the connections answer them, by the database's type. */
const valueTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'object',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  _text: 'string[]',
  _int4: 'number[]',
  _uuid: 'string[]',
};

/** Compares what a column answers, and whether an insert needs it. */
const comparison = `
type Kind<C> = null extends SelectType<C> ? 'nullable'
  : undefined extends InsertType<C> ? 'default' : 'required';
type IsSame<C, Value, K> = Kind<C> extends K
  ? NonNullable<SelectType<C>> extends Value ? true : false
  : false;
type Differences<T extends keyof Tables, Migrated extends Record<string, [unknown, string]>> = {
  [C in keyof Tables[T] | keyof Migrated as C extends keyof Tables[T] & keyof Migrated
    ? IsSame<Tables[T][C], Migrated[C][0], Migrated[C][1]> extends true ? never : C
    : C]: true;
};`;

/** What the compiler says of tables and columns that `types.ts` states otherwise than the database has them. */
export async function findTypeDifferences(db: Queryable): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'database-types-'));
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
    files: ['tables.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(folder, 'tables.ts'), writeComparison(await listColumns(db)));
  try {
    return await compile(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the compiler says, which is empty if it finds nothing. */
function compile(folder: string): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve, reject) =>
    execFile(process.execPath, [compiler, '--project', folder], (error, output) =>
      error && !output ? reject(error) : resolve(output),
    ),
  );
}

async function listColumns(db: Queryable): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select "table_name" as "table", "column_name" as "column", "udt_name" as "type",
      "is_nullable" = 'YES' as "isNullable",
      "column_default" is not null or "is_identity" = 'YES' as "hasDefault"
    from information_schema.columns
    where "table_schema" = 'public' and "table_name" not like 'schemaMigration%'
    order by "table_name", "ordinal_position"`.execute(db);
  return rows;
}

function writeComparison(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const names = [...tables.keys()].map((name) => `'${name}'`).join(' | ');
  return [
    "import type { InsertType, SelectType } from 'kysely';",
    "import type { Tables } from '../../../apps/server/src/database/types.ts';",
    comparison,
    'declare const typed: keyof Tables;',
    `const migrated: ${names} = typed;`,
    ...[...tables].map(
      ([table, its]) =>
        `const ${table}: Differences<'${table}', { ${its.map(writeColumn).join('; ')} }> = {};`,
    ),
  ].join('\n');
}

function writeColumn({ column, type, isNullable, hasDefault }: Column): string {
  const kind = isNullable ? 'nullable' : hasDefault ? 'default' : 'required';
  return `${column}: [${valueTypes[type]}, '${kind}']`;
}
