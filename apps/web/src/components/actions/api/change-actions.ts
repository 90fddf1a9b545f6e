import {
  type ActionChange,
  actionSchema,
  actionsAtOnceMax,
  type ChangedActions,
  changedActionsSchema,
  type NewAction,
  paths,
} from '@rapport/contract';
import { request } from '@/lib/api-client.ts';

export const addAction = (body: NewAction) =>
  request({ path: paths.actions, method: 'POST', body, schema: actionSchema });

/** Splits a change of many actions into as few requests as possible. */
export async function changeActions({ ids, ...change }: ActionChange): Promise<ChangedActions> {
  const actions: ChangedActions['actions'] = [];
  for (let at = 0; at < ids.length; at += actionsAtOnceMax) {
    const body = { ids: ids.slice(at, at + actionsAtOnceMax), ...change };
    const answer = await request({
      path: paths.actions,
      method: 'PATCH',
      body,
      schema: changedActionsSchema,
    });
    actions.push(...answer.actions);
  }
  return { actions };
}
