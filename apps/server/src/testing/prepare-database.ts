import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connectPostgres } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Tables } from '../database/types.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What each test's database is a copy of: the file of an image, or the name of a template. */
    preparedDatabase: string;
  }
}

/** Creates and migrates a database once a run, since that takes seconds and a copy of it far less. */
export default async function prepareDatabase(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  const prepared = server ? await prepareTemplate(server) : await prepareImage();
  project.provide('preparedDatabase', prepared.database);
  return prepared.remove;
}

async function prepareImage() {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-database-'));
  const pglite = await PGlite.create();
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  const database = join(folder, 'image.tar');
  await writeFile(database, image.stream());
  return { database, remove: () => rm(folder, { recursive: true }) };
}

async function prepareTemplate(server: string) {
  const { name, url } = await createDatabase(server);
  const connection = connectPostgres(url);
  await migrate(connection.db);
  await connection.close();
  return { database: name, remove: () => dropDatabase(server, name) };
}
