import type { StoredFiles } from './stored-files.ts';

/** For browsers that store nothing: the files are lost when the page is left. */
export function filesInMemory(): StoredFiles {
  const bytes = new Map<string, Blob>();
  return {
    async add(given) {
      for (const { file, bytes: blob } of given) if (blob) bytes.set(file.id, blob);
    },
    bytesOf: async (id) => bytes.get(id),
    async change(changed) {
      for (const { file, keepsBytes } of changed) if (!keepsBytes) bytes.delete(file.id);
    },
    async remove(ids) {
      for (const id of ids) bytes.delete(id);
    },
    async forget() {
      bytes.clear();
    },
  };
}
