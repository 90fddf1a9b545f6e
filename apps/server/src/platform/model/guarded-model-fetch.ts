import { createGuardedFetch } from '../outgoing/guarded-fetch.ts';

type Guard = Parameters<typeof createGuardedFetch>[0];

/** As `fetch`, with the addresses that a tenant's model may have. It fails as `fetch` does: with a TypeError. */
export function guardedModelFetch(guard: Guard): typeof fetch {
  const guarded = createGuardedFetch(guard);
  return async (input, init = {}) => {
    const { method = 'GET', headers, body, signal } = init;
    try {
      return await guarded(String(input), {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' && { body }),
        ...(signal && { signal }),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new TypeError('fetch failed', { cause: error });
    }
  };
}
