import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

let accountId = '';

/** Sets the account whose values are read and written: people share browsers. */
export function storeFor(id: string): void {
  accountId = id;
}

/**
 * One value per account. A stored value that the schema refuses (older version, edited by hand)
 * counts as `empty`.
 */
export function browserStore<Value>(
  storage: () => Storage,
  name: string,
  schema: z.ZodMiniType<Value>,
  empty: Value,
) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = empty;
  const key = () => `${name}-${accountId}`;

  function parse(stored: string): Value {
    try {
      const { success, data } = schema.safeParse(JSON.parse(stored));
      return success ? data : empty;
    } catch {
      return empty;
    }
  }

  function read(): Value {
    let stored: string | null = null;
    try {
      stored = storage().getItem(key());
    } catch {
      // Storage is blocked: the value is not stored.
    }
    if (stored !== text) {
      text = stored;
      value = stored === null ? empty : parse(stored);
    }
    return value;
  }

  /** False if storage is full or blocked. */
  function write(next: Value): boolean {
    try {
      storage().setItem(key(), JSON.stringify(next));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // The browser fires this event only in other tabs.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read) };
}
