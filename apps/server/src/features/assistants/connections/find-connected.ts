import { apiKeyPrefix } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ApiKeys, Credentials, FindCaller } from '../../../platform/session.ts';
import { withoutMoodsOfPeople } from '../../api-keys/without-moods-of-people.ts';
import { presentSettings } from '../../organizations/present-settings.ts';
import { findByAccessToken, recordUse } from './connection-repository.ts';

/** Access tokens are taken where keys are, and secret scanners recognize them too. */
export const assistantTokenPrefix = `${apiKeyPrefix}assistant_`;

const recordedEveryMs = 60 * 1000;

const tokenOf = ({ authorization = '' }: Credentials) =>
  authorization.replace(/^bearer /i, '').trim();

/** Reads connection, membership and rules at each call, so what ends, ends at once. */
const createFindConnected =
  (db: Database, log: Logger): FindCaller =>
  async (credentials) => {
    const token = tokenOf(credentials).slice(assistantTokenPrefix.length);
    const row = await findByAccessToken(db, digestOf(token));
    if (!row) return null;
    const { id, name, userId: accountId, organizationId, role, lastUsedAt } = row;
    if (!lastUsedAt || Math.abs(Date.now() - lastUsedAt.getTime()) > recordedEveryMs)
      // With a full disk, calls that only read still work.
      await recordUse(db, organizationId, id).catch((error: unknown) =>
        log.warn({ err: error, connectionId: id }, 'use of a connection could not be recorded'),
      );
    return {
      accountId,
      sessionId: id,
      apiKey: { name, scopes: ['assistant'] },
      membership: { organizationId, role, settings: withoutMoodsOfPeople(presentSettings(row)) },
    };
  };

/** Takes the tokens of connected assistants besides keys. */
export function withConnected(keys: ApiKeys, db: Database, log: Logger): ApiKeys {
  const findConnected = createFindConnected(db, log);
  return {
    ...keys,
    find: (credentials) =>
      tokenOf(credentials).startsWith(assistantTokenPrefix)
        ? findConnected(credentials)
        : keys.find(credentials),
  };
}
