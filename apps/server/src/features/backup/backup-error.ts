import { fileReason } from '../../platform/file-reasons.ts';

/** A failed backup or restore. The message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Returns other errors unchanged. */
export function explainFileError(error: unknown, path: string): unknown {
  const reason = fileReason(error);
  return reason ? new BackupError(`${path} ${reason}.`, { cause: error }) : error;
}
