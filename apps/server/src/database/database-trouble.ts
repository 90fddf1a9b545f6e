export type DatabaseTrouble = 'away' | 'full' | 'damaged';

const networkCodes = /^(ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)/;
/**
 * SQLSTATE: connection lost (08), server stopping or recovering (57P), too many connections
 * (53300).
 */
const awayStates = /^(08|57P0[1-4]|53300)/;
const diskFullState = '53100';
/** SQLSTATE: damaged data (XX001), damaged index (XX002), missing file (58P01). */
const damagedStates = /^(XX00[12]|58P01)$/;
/** Messages of the driver without a code. */
const lostConnection =
  /^(Connection terminated|timeout (expired|exceeded) when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Undefined for errors that the database itself did not cause. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === diskFullState || code === 'ENOSPC') return 'full';
  if (damagedStates.test(code)) return 'damaged';
  const isAway =
    networkCodes.test(code) || awayStates.test(code) || lostConnection.test(error.message);
  if (isAway) return 'away';
  // A host name with several addresses fails with one error for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return first === undefined ? undefined : databaseTrouble(first);
}
