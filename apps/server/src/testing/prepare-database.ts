import type { TestProject } from 'vitest/node';
import { connectPostgres } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** On PostgreSQL, the template database that tests copy. */
    preparedDatabase: string;
  }
}

/** Runs once on PostgreSQL, because copying a template is faster than migrating. */
export default async function prepareDatabase(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const { name, url } = await createDatabase(server);
  const connection = connectPostgres(url);
  await migrate(connection.db);
  await connection.close();
  project.provide('preparedDatabase', name);
  return () => dropDatabase(server, name);
}
