import { type ActionState, actionStates, isClosed } from '@rapport/contract';
import { type SqlBool, sql } from 'kysely';

const isIn = (which: (state: ActionState) => boolean) =>
  sql<SqlBool>`"actionItem"."state" in (${sql.join(actionStates.filter(which).map((state) => sql.lit(state)))})`;

/** Whether nobody has to do the action any more; "actionItem" must be in the query. */
export const isClosedAction = isIn(isClosed);

export const isNotClosedAction = isIn((state) => !isClosed(state));
