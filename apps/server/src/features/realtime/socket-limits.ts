import { Allowance, type Pace } from './allowance.ts';
import type { ClientSocket, Line } from './socket-types.ts';

/** Far above what a page needs: one join at each connect, and a ping every 30 seconds. */
const paceOfLine: Pace = { atOnce: 30, perSecond: 1 };
/** Every page that somebody has open comes back at once when the server was away. */
const paceOfAccount: Pace = { atOnce: 150, perSecond: 5 };
export const socketsPerAccountMax = 50;
/** What a page sends is a tenth of it. */
export const messageBytesMax = 2_000;
/** For a connection that does not say what it wants. */
export const silenceMaxMs = 10_000;

export const tooMuch = {
  message: 'Too many messages on the live connection. Please try again in a minute.',
};
export const tooManySockets = 'There are too many live connections of this account.';

/** Counts in memory, before anything asks the database. */
export function createSocketLimits() {
  const lines = new WeakMap<object, Allowance>();
  const accounts = new Map<string, Allowance>();

  function ofLine(line: object): Allowance {
    const known = lines.get(line) ?? new Allowance(paceOfLine);
    lines.set(line, known);
    return known;
  }

  function ofAccount(accountId: string): Allowance {
    const known = accounts.get(accountId);
    if (known) return known;
    for (const [id, allowance] of accounts) if (allowance.isWhole) accounts.delete(id);
    const fresh = new Allowance(paceOfAccount);
    accounts.set(accountId, fresh);
    return fresh;
  }

  return { ofLine, ofAccount };
}
type SocketLimits = ReturnType<typeof createSocketLimits>;

/** Counts whatever comes over a connection, asked for or not, and ends one that does not stop. */
export function dropFloods(line: Line, limits: SocketLimits) {
  const allowance = limits.ofLine(line);
  line.on('packet', () => {
    const wasFarOver = allowance.isFarOver;
    allowance.take();
    // After what came with it, so that the sentence goes out before the end.
    if (!wasFarOver && allowance.isFarOver) setImmediate(() => line.close());
  });
}

/** Says once that it is too much, until it no longer is; drops who does not stop over many sockets. */
export function refuseFloods(socket: ClientSocket, limits: SocketLimits) {
  const { accountId } = socket.data;
  let isTold = false;
  socket.use((_event, next) => {
    const account = limits.ofAccount(accountId);
    account.take();
    const isOver = account.isOver || limits.ofLine(socket.conn).isOver;
    if (isOver && !isTold) socket.emit('error', tooMuch);
    isTold = isOver;
    if (account.isFarOver) socket.disconnect(true);
    else if (!isOver) next();
  });
}
