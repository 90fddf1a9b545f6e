import type { Queryable } from '../../database/types.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { countHeardNames } from './heard-repository.ts';

/** The open names of Match speakers; null for a member who may not match them. */
export const countOpenNames = async (db: Queryable, member: Member): Promise<number | null> =>
  hasPermission(member.role, { organization: ['update'] })
    ? (await countHeardNames(db, member)).open
    : null;
