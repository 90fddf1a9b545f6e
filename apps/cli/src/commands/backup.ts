import { writeBackup } from '@rapport/server/features/backup/write-backup';
import { openDatabase } from '@rapport/server/open-installation';
import { readEnv } from '@rapport/server/platform/env';
import { backupText } from '../backup-text.ts';
import { readFileArgument } from '../read-file-argument.ts';

/** Writes everything of the installation into a file and prints what it holds. */
export async function backup(args: string[]): Promise<void> {
  const path = readFileArgument(args, 'backup FILE');
  const env = readEnv(process.env);
  const connection = await openDatabase(env);
  try {
    const { sections, bytes } = await writeBackup(connection, { path, dataDir: env.dataDir });
    process.stdout.write(backupText(sections));
    const size = new Intl.NumberFormat('en').format(Math.ceil(bytes / 1024));
    process.stdout.write(`Backed up to ${path} (${size} kB). Keep it as safe as a password.\n`);
  } finally {
    await connection.close();
  }
}
