/**
 * The browser's database of files that wait for their upload, and the entry that names their account. Only files of one
 * account are kept: people share browsers.
 */
export const keptUploadsName = 'rapport-uploads';

function owner(): string | null {
  try {
    return localStorage.getItem(keptUploadsName);
  } catch {
    return null;
  }
}

export const hasKeptUploads = (accountId: string): boolean => owner() === accountId;

/** Before files are kept. */
export const nameOwnerOfUploads = (accountId: string): void =>
  localStorage.setItem(keptUploadsName, accountId);

/** When nothing is left to send, and at sign-out. */
export function forgetKeptUploads(): void {
  if (owner() === null) return;
  indexedDB.deleteDatabase(keptUploadsName);
  localStorage.removeItem(keptUploadsName);
}

/** When an account signs in. */
export function keepOnlyUploadsOf(accountId: string): void {
  if (!hasKeptUploads(accountId)) forgetKeptUploads();
}
