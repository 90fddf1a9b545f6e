import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '../../database/connect.ts';
import { databaseTrouble } from '../../database/database-trouble.ts';
import { schemaVersion } from '../../database/migrate.ts';
import type { Queryable } from '../../database/types.ts';
import { productVersion } from '../../platform/product-version.ts';
import { BackupError, explainFileError } from './backup-error.ts';
import { createLineHash, newHeader, type Section, type SectionSum } from './backup-format.ts';
import { listDataFiles, readDataFiles } from './data-files.ts';
import { insertBackupRun } from './run-repository.ts';
import {
  countPendingJobs,
  fixFormats,
  listSequences,
  listTables,
  readPendingJobs,
  readRows,
} from './snapshot-repository.ts';

export type WrittenBackup = { sections: SectionSum[]; bytes: number };

/**
 * Writes a consistent snapshot while others may continue to work. The file gets its name only when
 * it is complete. Sound of recordings is left out unless it is asked for.
 * @throws BackupError if the file exists, or the database is damaged or empty.
 */
export async function writeBackup(
  { db }: Connection,
  { path, dataDir, withSound = false }: { path: string; dataDir: string; withSound?: boolean },
): Promise<WrittenBackup> {
  const existing = await stat(path).catch(() => undefined);
  if (existing && existing.size > 0)
    throw new BackupError(
      `${path} exists already. Name another file: a backup is never overwritten.`,
    );
  const madeAt = new Date();
  const sections: SectionSum[] = [];
  const unfinished = `${path}.part`;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) =>
        pipeline(
          Readable.from(backupLines(tx, { dataDir, madeAt, sections, withSound })),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        ),
      );
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (databaseTrouble(error) === 'damaged') throw damagedDatabase(error);
    throw explainFileError(error, path);
  }
  const { size: bytes } = await stat(path);
  const rows = sections.reduce((sum, section) => sum + section.rows, 0);
  // The table does not exist before the first migration.
  if (sections.some(({ name }) => name === 'backupRun'))
    await insertBackupRun(db, { madeAt, rows, bytes });
  return { sections, bytes };
}

const damagedDatabase = (error: unknown) =>
  new BackupError(
    `The database is damaged (${error instanceof Error ? error.message : error}), so no backup was written. Keep the earlier ones, and restore the last into a new database.`,
    { cause: error },
  );

type Snapshot = { dataDir: string; madeAt: Date; sections: SectionSum[]; withSound: boolean };

async function* backupLines(
  tx: Queryable,
  { dataDir, madeAt, sections, withSound }: Snapshot,
): AsyncGenerator<string> {
  await fixFormats(tx);
  const schema = await schemaVersion(tx);
  if (!schema)
    throw new BackupError('There is nothing to back up: this database contains no Rapport data.');
  const sequences = await listSequences(tx);
  yield line(
    newHeader({ version: productVersion, schema, madeAt: madeAt.toISOString(), sequences }),
  );
  for (const table of await listTables(tx, { withSound }))
    yield* section({ kind: 'table', name: table.name, rows: table.rows }, readRows(tx, table));
  const jobs = await countPendingJobs(tx);
  if (jobs > 0) yield* section({ kind: 'jobs', name: 'jobs', rows: jobs }, readPendingJobs(tx));
  const files = await listDataFiles(dataDir);
  const name = 'files';
  yield* section({ kind: 'files', name, rows: files.length }, readDataFiles(dataDir, files));
  yield line({ sections: sections.length });

  async function* section(announced: Section, pages: AsyncIterable<string[]>) {
    yield line(announced);
    const hash = createLineHash();
    for await (const lines of pages) {
      hash.add(lines);
      yield `${lines.join('\n')}\n`;
    }
    const sha256 = hash.sum();
    yield line({ sha256 });
    sections.push({ ...announced, sha256 });
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`;
