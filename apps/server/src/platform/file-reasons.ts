const reasons = new Map([
  ['ENOENT', 'does not exist'],
  ['ENOTDIR', 'does not exist'],
  ['EEXIST', 'is a file, not a folder'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'may not be read or written by this user'],
  ['EPERM', 'may not be read or written by this user'],
  ['EROFS', 'is on a read-only disk'],
  ['ENOSPC', 'is on a full disk'],
  ['EDQUOT', 'is on a full disk'],
]);

/** A phrase that follows a path; undefined for other errors. */
export function fileReason(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? reasons.get(String(error.code)) : undefined;
}
