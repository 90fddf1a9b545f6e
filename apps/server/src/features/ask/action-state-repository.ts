import type { ActionState } from '@rapport/ask';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOverdue } from '../../ground/action/readable-actions-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';

/** Actions in this state, as the list of actions groups them; "actionItem" must be in the query. */
export function isInState(reader: Reader, state: ActionState | null): RawBuilder<SqlBool> {
  const isOpen = sql<SqlBool>`"actionItem"."state" = 'open'`;
  switch (state) {
    case null:
      return sql<SqlBool>`"actionItem"."state" <> 'dropped'`;
    case 'overdue':
      return isOverdue(reader);
    case 'no-date':
      return sql<SqlBool>`${isOpen} and "actionItem"."dueDay" is null`;
    case 'no-owner':
      return sql<SqlBool>`${isOpen} and "actionItem"."ownerUserId" is null
        and "actionItem"."owner" is null`;
    default:
      return sql<SqlBool>`"actionItem"."state" = ${state}`;
  }
}
