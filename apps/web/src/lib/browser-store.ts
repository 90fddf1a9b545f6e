import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

let accountId = '';

/** Whose things are kept and found from now on: a browser may be shared, a draft is not. */
export function keepFor(id: string): void {
  accountId = id;
}

/**
 * Something an account keeps in this browser under one key. What stands there may be of an older version or
 * broken by hand: the schema says what of it counts, and what cannot be read counts as `empty`.
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
      // Storage is blocked: nothing is kept.
    }
    if (stored !== text) {
      text = stored;
      value = stored === null ? empty : parse(stored);
    }
    return value;
  }

  /** False where the browser has no room, or blocks storage. */
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
    // Another tab may change it as well.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read) };
}
