import { counted } from '@rapport/contract';
import type { Connection } from '../../database/connect.ts';
import { isKnownSchema, migrate, migrateTo } from '../../database/migrate.ts';
import type { Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { BackupError } from './backup-error.ts';
import { createLineHash, jobSchema, type SectionSum } from './backup-format.ts';
import { type BackupReader, checkBackup, openBackup, type ReadSection } from './backup-reader.ts';
import { writeDataFile } from './data-files.ts';
import {
  addForeignKeys,
  countTables,
  dropForeignKeys,
  forgetSound,
  insertRows,
  listColumns,
  setSequences,
} from './restore-repository.ts';
import { fixFormats, hasSound, listTables, readRows } from './snapshot-repository.ts';

type RestoreOptions = {
  path: string;
  dataDir: string;
  /** Used for pending jobs. */
  startQueue: () => Promise<JobQueue>;
};

/**
 * Restores everything or nothing: creates the backup's schema, verifies the checksums, then
 * migrates.
 * @throws BackupError if the database is not empty, or the backup is damaged or newer.
 */
export async function restoreBackup(
  { db }: Pick<Connection, 'db'>,
  { path, dataDir, startQueue }: RestoreOptions,
): Promise<SectionSum[]> {
  await refuseUnlessEmpty(db);
  await checkBackup(path);
  const backup = await openBackup(path);
  const { schema, version } = backup.header;
  if (!isKnownSchema(schema))
    throw new BackupError(
      `${path} was made by Rapport ${version}, which is newer than this one. Update Rapport, then restore.`,
    );
  const queue = await startQueue();
  try {
    return await db.transaction().execute(async (tx) => {
      const restored = await load(tx, backup, { dataDir, queue });
      await migrate(tx);
      return restored;
    });
  } finally {
    await queue.stop();
  }
}

async function refuseUnlessEmpty(db: Queryable) {
  const tables = await countTables(db);
  if (tables > 0)
    throw new BackupError(
      `The database is not empty: it has ${counted(tables, 'table')}. Restore into a new one: another DATABASE_URL or RAPPORT_DATA_DIR. Nothing was changed.`,
    );
}

async function load(
  tx: Queryable,
  { header, sections }: BackupReader,
  { dataDir, queue }: { dataDir: string; queue: JobQueue },
): Promise<SectionSum[]> {
  await fixFormats(tx);
  await migrateTo(tx, header.schema);
  const foreignKeys = await dropForeignKeys(tx);
  const columnsOf = await listColumns(tx);
  const written: SectionSum[] = [];
  for await (const section of sections) {
    const { kind, name, rows } = section;
    if (kind === 'table') await loadTable(tx, section, columnsOf.get(name));
    if (kind === 'jobs') await enqueueJobs(tx, section, queue);
    if (kind === 'files')
      for await (const lines of section.pages)
        for (const line of lines) await writeDataFile(dataDir, line);
    written.push({ kind, name, rows, sha256: await section.sum });
  }
  await compare(tx, written);
  // An earlier version has no recordings.
  if (columnsOf.has('recording') && !hasSound(written)) await forgetSound(tx);
  await addForeignKeys(tx, foreignKeys);
  await setSequences(tx, header.sequences);
  return written;
}

async function loadTable(tx: Queryable, section: ReadSection, columns: string[] | undefined) {
  if (!columns) throw new BackupError(`The backup contains an unknown table: ${section.name}.`);
  for await (const lines of section.pages) await insertRows(tx, section.name, columns, lines);
}

async function enqueueJobs(tx: Queryable, section: ReadSection, queue: JobQueue) {
  for await (const lines of section.pages) {
    const jobs = lines.map((line) => jobSchema.parse(JSON.parse(line)));
    for (const [name, ofKind] of Map.groupBy(jobs, (job) => job.name))
      await queue.takeUp(tx, name, ofKind);
  }
}

/** Reads the restored tables and compares their checksums. */
async function compare(tx: Queryable, written: readonly SectionSum[]) {
  const expected = new Map(
    written.filter(({ kind }) => kind === 'table').map((section) => [section.name, section]),
  );
  for (const table of await listTables(tx, { withSound: hasSound(written) })) {
    const hash = createLineHash();
    for await (const lines of readRows(tx, table)) hash.add(lines);
    const section = expected.get(table.name);
    if (section?.rows !== table.rows || section.sha256 !== hash.sum())
      throw new BackupError(
        `The table ${table.name} differs from the backup. Nothing was restored.`,
      );
  }
}
