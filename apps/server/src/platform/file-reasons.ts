const reasons = new Map([
  ['ENOENT', 'does not exist'],
  ['ENOTDIR', 'does not exist'],
  ['EEXIST', 'is a file, not a folder'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'may not be read or written by this user'],
  ['EPERM', 'may not be read or written by this user'],
  ['EROFS', 'lies on a disk that can only be read'],
  ['ENOSPC', 'found no room left on its disk'],
  ['EDQUOT', 'found no room left on its disk'],
]);

/** What an error of the file system means for a path, in words that follow it; undefined for every other error. */
export function fileReason(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? reasons.get(String(error.code)) : undefined;
}
