import { directoryTokenPrefix } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import type { Logger } from '../../platform/logger.ts';
import { networkOf } from '../../platform/network-of.ts';
import type { Credentials } from '../../platform/session.ts';
import { findConnectionOfToken, recordUse } from './connection/connection-repository.ts';

/** Entra ID asks for 25 a second at least, and sends several requests at a time. */
export const callsPerMinuteOfDirectory = 6000;

const recordedEveryMs = 60 * 1000;

export type Directory = { organizationId: string; isMadeByOwner: boolean; sessionId: string };
export type FindDirectory = (credentials: Credentials) => Promise<Directory | null>;

/**
 * Finds the directory by its token; sessions and API keys are not accepted. Tokens are found by their digest, so the
 * time of the query reveals nothing about other tokens.
 */
export function createFindDirectory(db: Database, log: Logger): FindDirectory {
  return async ({ authorization = '' }) => {
    const token = authorization.replace(/^bearer /i, '').trim();
    if (!token.startsWith(directoryTokenPrefix)) return null;
    const row = await findConnectionOfToken(db, digestOf(token));
    if (!row) return null;
    const { organizationId, isMadeByOwner } = row;
    if (!row.lastUsedAt || Math.abs(Date.now() - row.lastUsedAt.getTime()) > recordedEveryMs)
      // With a full disk, calls that only read still work.
      await recordUse(db, organizationId).catch((error: unknown) =>
        log.warn({ err: error, organizationId }, 'use of a directory token could not be recorded'),
      );
    return { organizationId, isMadeByOwner, sessionId: `directory ${organizationId}` };
  };
}

/** @throws TooManyRequests */
export const countUnknownToken = (db: Database, address: string): Promise<void> =>
  limitAttempts(db, [`unknown directory token from ${networkOf(address)}`], attemptsPerMinute);
