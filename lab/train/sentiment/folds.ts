const foldCount = 5;

/** Items of one file share a fold. */
export function foldsOf<T extends { file: string }>(items: readonly T[]): T[][] {
  const folds = Array.from({ length: foldCount }, (): T[] => []);
  for (const item of items) folds[foldOf(item.file)]?.push(item);
  return folds;
}

/** FNV-1a. */
function foldOf(file: string): number {
  let hash = 0x811c9dc5;
  for (const letter of file) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 8) % foldCount;
}
