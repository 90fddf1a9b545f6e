/** A backup could not be made or restored. The message is a sentence for whoever asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const reasons = new Map([
  ['ENOENT', 'does not exist'],
  ['ENOTDIR', 'does not exist'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'may not be read or written by you'],
  ['EPERM', 'may not be read or written by you'],
  ['EROFS', 'lies on a disk that can only be read'],
  ['ENOSPC', 'found no room left on its disk'],
]);

/** Says of an error of the file system what it means for a file; everything else stays what it is. */
export function explainFileError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons.get(code);
  return reason ? new BackupError(`${path} ${reason}.`, { cause: error }) : error;
}
