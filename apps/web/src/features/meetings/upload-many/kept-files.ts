import { keptUploadsName, nameOwnerOfUploads } from '@/lib/kept-uploads.ts';
import type { QueuedFile } from './queued-file.ts';

type KeptFile = QueuedFile & { organizationId: string; position: number };

export type KeptFiles = {
  /** In the order of their addition. */
  list(): Promise<QueuedFile[]>;
  add(files: readonly { file: QueuedFile; bytes?: Blob | undefined }[]): Promise<void>;
  /** Undefined if they were sent or deleted. */
  bytesOf(id: string): Promise<Blob | undefined>;
  change(file: QueuedFile, keepsBytes: boolean): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
};

const stores = { files: 'files', bytes: 'bytes' } as const;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(keptUploadsName, 1);
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

/** In IndexedDB, so that they survive a reload. @throws where the browser keeps nothing */
export async function openKeptFiles(owner: {
  accountId: string;
  organizationId: string;
}): Promise<KeptFiles> {
  const { accountId, organizationId } = owner;
  const positions = new Map<string, number>();
  let position = Date.now();
  let database: IDBDatabase | undefined;

  /** Opened again after all files were forgotten. */
  async function begin(mode: IDBTransactionMode) {
    if (!database) {
      const opened = await open();
      nameOwnerOfUploads(accountId);
      // The database must not wait for this page to be deleted.
      opened.onversionchange = () => {
        opened.close();
        database = undefined;
        positions.clear();
      };
      database = opened;
    }
    const transaction = database.transaction([stores.files, stores.bytes], mode);
    return {
      transaction,
      files: transaction.objectStore(stores.files),
      bytes: transaction.objectStore(stores.bytes),
    };
  }

  await begin('readonly');
  return {
    async list() {
      const { files } = await begin('readonly');
      const all: KeptFile[] = await done(files.getAll());
      return all
        .filter((file) => file.organizationId === organizationId)
        .sort((a, b) => a.position - b.position)
        .map(({ organizationId: _, position: place, ...file }) => {
          positions.set(file.id, place);
          return file;
        });
    },
    async add(given) {
      const { transaction, files, bytes } = await begin('readwrite');
      for (const { file, bytes: blob } of given) {
        position += 1;
        positions.set(file.id, position);
        files.put({ ...file, organizationId, position });
        if (blob) bytes.put(blob, file.id);
      }
      await finished(transaction);
    },
    async bytesOf(id) {
      const { bytes } = await begin('readonly');
      return done<Blob | undefined>(bytes.get(id));
    },
    async change(file, keepsBytes) {
      const place = positions.get(file.id);
      if (place === undefined) return;
      const { transaction, files, bytes } = await begin('readwrite');
      files.put({ ...file, organizationId, position: place });
      if (!keepsBytes) bytes.delete(file.id);
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
  };
}
