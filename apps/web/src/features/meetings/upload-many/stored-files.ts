import {
  forgetStoredUploads,
  nameStoredUploads,
  storedUploadsName,
  type UploadsOwner,
} from '@/lib/stored-uploads.ts';
import type { QueuedFile } from './queued-file.ts';

type StoredFile = QueuedFile & { position: number };

export type StoredFiles = {
  /** Also replaces what is stored of a file. */
  add(files: readonly { file: QueuedFile; bytes?: Blob | undefined }[]): Promise<void>;
  /** Undefined if the file was uploaded or deleted. */
  bytesOf(id: string): Promise<Blob | undefined>;
  change(changed: readonly { file: QueuedFile; keepsBytes: boolean }[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Call when no file is left. Files can be added again later. */
  forget(): Promise<void>;
};

const stores = { files: 'files', bytes: 'bytes' } as const;

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(stores.files, { keyPath: 'id' });
    request.result.createObjectStore(stores.bytes);
  };
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Stores files in IndexedDB, so that they survive a reload; `left` holds those of an earlier page,
 * in the order of addition.
 * @throws if the browser stores nothing.
 */
export async function openStoredFiles(owner: UploadsOwner) {
  const positions = new Map<string, number>();
  let position = Date.now();
  let database: IDBDatabase | undefined;
  /** Only one connection: each open connection would have to be closed before a deletion. */
  let opening: Promise<IDBDatabase> | undefined;
  let isSignedOut = false;

  async function openAgain(): Promise<IDBDatabase> {
    nameStoredUploads(owner);
    const opened = await open(storedUploadsName(owner));
    // Otherwise the deletion at sign-out would wait until this page is closed.
    opened.onversionchange = () => {
      opened.close();
      isSignedOut = true;
    };
    database = opened;
    return opened;
  }

  function openOnce(): Promise<IDBDatabase> {
    opening ??= openAgain().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  /** Opens the database again if it was deleted in the meantime. */
  async function begin(mode: IDBTransactionMode) {
    if (isSignedOut) throw new DOMException('The person has signed out.', 'InvalidStateError');
    const opened = database ?? (await openOnce());
    const transaction = opened.transaction([stores.files, stores.bytes], mode);
    return {
      transaction,
      files: transaction.objectStore(stores.files),
      bytes: transaction.objectStore(stores.bytes),
    };
  }

  const { files: left } = await begin('readonly');
  const rows: StoredFile[] = await done(left.getAll());
  rows.sort((a, b) => a.position - b.position);
  for (const { id, position: place } of rows) positions.set(id, place);
  const stored: StoredFiles = {
    async add(given) {
      const { transaction, files, bytes } = await begin('readwrite');
      for (const { file, bytes: blob } of given) {
        const place = positions.get(file.id) ?? ++position;
        positions.set(file.id, place);
        files.put({ ...file, position: place });
        if (blob) bytes.put(blob, file.id);
      }
      await finished(transaction);
    },
    async bytesOf(id) {
      const { bytes } = await begin('readonly');
      return done<Blob | undefined>(bytes.get(id));
    },
    async change(changed) {
      const { transaction, files, bytes } = await begin('readwrite');
      for (const { file, keepsBytes } of changed) {
        const place = positions.get(file.id);
        if (place === undefined) continue;
        files.put({ ...file, position: place });
        if (!keepsBytes) bytes.delete(file.id);
      }
      await finished(transaction);
    },
    async remove(ids) {
      const { transaction, files, bytes } = await begin('readwrite');
      for (const id of ids) {
        positions.delete(id);
        files.delete(id);
        bytes.delete(id);
      }
      await finished(transaction);
    },
    async forget() {
      positions.clear();
      database?.close();
      database = undefined;
      await forgetStoredUploads(owner);
    },
  };
  return { stored, left: rows.map(({ position: _, ...file }): QueuedFile => file) };
}
