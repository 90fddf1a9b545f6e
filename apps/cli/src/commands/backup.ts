import { writeBackup } from '@rapport/server/features/backup/write-backup';
import { openDatabase } from '@rapport/server/open-installation';
import { DataFolderInUseError } from '@rapport/server/platform/data-folder';
import { readEnv } from '@rapport/server/platform/env';
import { backupText } from '../backup-text.ts';
import { CommandError } from '../command-error.ts';
import { readFileArgument } from '../read-file-argument.ts';

export async function backup(args: string[]): Promise<void> {
  const flag = '--with-sound';
  const withSound = args.includes(flag);
  const rest = args.filter((argument) => argument !== flag);
  const path = readFileArgument(rest, `backup FILE [${flag}]`);
  const env = readEnv(process.env);
  const connection = await openDatabase(env).catch(explainLock);
  try {
    const { sections, bytes } = await writeBackup(connection, {
      path,
      dataDir: env.dataDir,
      withSound,
    });
    process.stdout.write(backupText(sections));
    const size = new Intl.NumberFormat('en').format(Math.ceil(bytes / 1024));
    process.stdout.write(`Backed up to ${path} (${size} kB). Keep it as safe as a password.\n`);
    if (withSound)
      process.stdout.write(
        'It holds the sound of recordings. Delete it once that sound is to be deleted.\n',
      );
  } finally {
    await connection.close();
  }
}

function explainLock(error: unknown): never {
  if (!(error instanceof DataFolderInUseError)) throw error;
  throw new CommandError(
    `Rapport is running${error.holder ? ` (${error.holder})` : ''}. Its embedded database is backed up while it is stopped: stop it, back up, start it again.`,
  );
}
