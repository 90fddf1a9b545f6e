import { fileReason } from '../../platform/file-reasons.ts';

/** A backup could not be made or restored. The message is a sentence for whoever asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Says of an error of the file system what it means for a file; everything else stays what it is. */
export function explainFileError(error: unknown, path: string): unknown {
  const reason = fileReason(error);
  return reason ? new BackupError(`${path} ${reason}.`, { cause: error }) : error;
}
