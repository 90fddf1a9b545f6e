import { restoreBackup } from '@rapport/server/features/backup/restore-backup';
import { jobDefinitions } from '@rapport/server/jobs';
import { openDatabase } from '@rapport/server/open-installation';
import { readEnv } from '@rapport/server/platform/env';
import { startJobQueue } from '@rapport/server/platform/job-queue';
import { createLogger } from '@rapport/server/platform/logger';
import { backupText } from '../backup-text.ts';
import { readFileArgument } from '../read-file-argument.ts';

export async function restore(args: string[]): Promise<void> {
  const path = readFileArgument(args, 'restore FILE');
  const env = readEnv(process.env);
  const connection = await openDatabase(env);
  try {
    const sections = await restoreBackup(connection, {
      path,
      dataDir: env.dataDir,
      startQueue: () => startJobQueue(connection, jobDefinitions, createLogger('silent')),
    });
    process.stdout.write(backupText(sections));
    process.stdout.write(
      `Restored from ${path}: counts and checksums agree. Rapport can be started.\n`,
    );
  } finally {
    await connection.close();
  }
}
