import type { ClientSocket, EngineConnection } from './socket-types.ts';
import { type BucketRate, TokenBucket } from './token-bucket.ts';

/** A page joins once per connection and pings every 30 seconds. */
const connectionRate: BucketRate = { burst: 30, perSecond: 1 };
/** After an outage, all open pages of a person reconnect at once. */
const accountRate: BucketRate = { burst: 150, perSecond: 5 };
export const socketsPerAccountMax = 50;
/** Ten times what a page sends. */
export const messageBytesMax = 2_000;
/** Time limit for a connection that requests no namespace. */
export const silenceMaxMs = 10_000;

export const tooMuch = {
  message: 'Too many messages on the live connection. Please try again in a minute.',
};
export const tooManySockets = 'There are too many live connections of this account.';

/** Kept in memory, so that floods never reach the database. */
export function createSocketLimits() {
  const connections = new WeakMap<object, TokenBucket>();
  const accounts = new Map<string, TokenBucket>();

  function ofConnection(connection: object): TokenBucket {
    const known = connections.get(connection) ?? new TokenBucket(connectionRate);
    connections.set(connection, known);
    return known;
  }

  function ofAccount(accountId: string): TokenBucket {
    const known = accounts.get(accountId);
    if (known) return known;
    for (const [id, bucket] of accounts) if (bucket.isFull) accounts.delete(id);
    const fresh = new TokenBucket(accountRate);
    accounts.set(accountId, fresh);
    return fresh;
  }

  return { ofConnection, ofAccount };
}
type SocketLimits = ReturnType<typeof createSocketLimits>;

/** Counts every packet, and closes a connection that does not stop. */
export function dropFloods(connection: EngineConnection, limits: SocketLimits) {
  const bucket = limits.ofConnection(connection);
  connection.on('packet', () => {
    const wasDeepInDebt = bucket.isDeepInDebt;
    bucket.take();
    // Closes after the error message was sent.
    if (!wasDeepInDebt && bucket.isDeepInDebt) setImmediate(() => connection.close());
  });
}

/**
 * Sends one error while a client is over its limit; disconnects it if it continues over many
 * sockets.
 */
export function refuseFloods(socket: ClientSocket, limits: SocketLimits) {
  const { accountId } = socket.data;
  let isTold = false;
  socket.use((_event, next) => {
    const account = limits.ofAccount(accountId);
    account.take();
    const isOverLimit = account.isOverdrawn || limits.ofConnection(socket.conn).isOverdrawn;
    if (isOverLimit && !isTold) socket.emit('error', tooMuch);
    isTold = isOverLimit;
    if (account.isDeepInDebt) socket.disconnect(true);
    else if (!isOverLimit) next();
  });
}
