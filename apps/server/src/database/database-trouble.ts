/** Why a database did nothing of what it was asked: it can't be reached, has no room left, or can't read what it wrote. */
export type DatabaseTrouble = 'away' | 'full' | 'damaged';

const networkCodes = /^(ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)/;
/** Connection lost (08), the server stops, starts or recovers (57P), too many connections. */
const awayStates = /^(08|57P0[1-4]|53300)/;
const diskFullState = '53100';
/** A page, an index or a file is not as it was written. */
const damagedStates = /^(XX00[12]|58P01)$/;
/** What the driver says of a connection that is gone, without any code. */
const lostConnection =
  /^(Connection terminated|timeout (expired|exceeded) when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Tells trouble with the database as such from a statement that was wrong; undefined where it is neither. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === diskFullState || code === 'ENOSPC') return 'full';
  if (damagedStates.test(code)) return 'damaged';
  const isAway =
    networkCodes.test(code) || awayStates.test(code) || lostConnection.test(error.message);
  if (isAway) return 'away';
  // An address with several names fails with one error for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return first === undefined ? undefined : databaseTrouble(first);
}
