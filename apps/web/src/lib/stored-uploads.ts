/**
 * Files waiting for upload are stored per account and organization, each in its own browser database.
 */
export type UploadsOwner = { accountId: string; organizationId: string };

const prefix = 'rapport-uploads.';
const ofAccount = (accountId: string) => `${prefix}${accountId}.`;

/** Names the database, its lock and the storage entry that says whether it is stored. */
export const storedUploadsName = ({ accountId, organizationId }: UploadsOwner): string =>
  `${ofAccount(accountId)}${organizationId}`;

/** `deleted` stays until the browser has deleted the database. */
type Entry = 'kept' | 'deleted';

function entryOf(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
const setEntry = (name: string, entry: Entry): void => localStorage.setItem(name, entry);

function entriesBeginningWith(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

export const hasStoredUploads = (owner: UploadsOwner): boolean =>
  entryOf(storedUploadsName(owner)) === 'kept';

/** Call before files are stored. */
export const nameStoredUploads = (owner: UploadsOwner): void =>
  setEntry(storedUploadsName(owner), 'kept');

/** Call when nothing is left to send. */
export const forgetStoredUploads = (owner: UploadsOwner): Promise<void> =>
  forget(storedUploadsName(owner));

/** Call at sign-out, because people share browsers. */
export async function forgetUploadsOf(accountId: string | undefined): Promise<void> {
  if (accountId) await Promise.all(entriesBeginningWith(ofAccount(accountId)).map(forget));
}

/** Deletes databases whose deletion was not finished when an earlier page was left. */
export async function finishForgetting(): Promise<void> {
  const deleted = entriesBeginningWith(prefix).filter((name) => entryOf(name) === 'deleted');
  await Promise.all(deleted.map(forget));
}

async function forget(name: string): Promise<void> {
  if (entryOf(name) === null) return;
  setEntry(name, 'deleted');
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => {
      // Files may have been stored again in the meantime.
      if (entryOf(name) === 'deleted') localStorage.removeItem(name);
      resolve();
    };
    // The entry stays, so the next page deletes the database.
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
