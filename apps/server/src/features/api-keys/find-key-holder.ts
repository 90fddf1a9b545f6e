import type { Database } from '../../database/types.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { AppError } from '../../platform/errors.ts';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import type { Logger } from '../../platform/logger.ts';
import { networkOf } from '../../platform/network-of.ts';
import type { ApiKeys } from '../../platform/session.ts';
import { presentSettings } from '../organizations/present-settings.ts';
import { findKey, recordUse } from './api-key-repository.ts';
import { mayHaveKeys } from './change-keys.ts';
import { withoutMoodsOfPeople } from './without-moods-of-people.ts';

export const callsPerMinuteOfKey = 600;

const recordedEveryMs = 60 * 60 * 1000;

/**
 * Reads key, membership and role at each call. Keys are found by their digest, so the time of the
 * query reveals nothing about other keys.
 */
export function createApiKeys(db: Database, log: Logger): ApiKeys {
  return {
    async find({ authorization = '' }) {
      const row = await findKey(db, digestOf(authorization.replace(/^bearer /i, '').trim()));
      if (!row || !mayHaveKeys(row.role)) return null;
      const { id, name, scopes, userId: accountId, organizationId, role } = row;
      if (row.expiresAt <= new Date())
        throw new AppError(401, 'API_KEY_EXPIRED', 'This API key has expired.');
      if (!row.lastUsedAt || Math.abs(Date.now() - row.lastUsedAt.getTime()) > recordedEveryMs)
        // With a full disk, calls that only read still work.
        await recordUse(db, organizationId, id).catch((error: unknown) =>
          log.warn({ err: error, apiKeyId: id }, 'use of an API key could not be recorded'),
        );
      const settings = withoutMoodsOfPeople(presentSettings(row));
      return {
        accountId,
        sessionId: id,
        apiKey: { name, scopes },
        membership: { organizationId, role, settings },
      };
    },
    countUnknown: (address) =>
      limitAttempts(db, [`unknown API key from ${networkOf(address)}`], attemptsPerMinute),
  };
}
