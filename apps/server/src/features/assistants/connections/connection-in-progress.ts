import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the connection that a member is allowing in this call. */
export const connectionInProgress = new AsyncLocalStorage<string>();
