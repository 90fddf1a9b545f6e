import {
  type ActionChange,
  actionsAtOnceMax,
  type ChangedActions,
  endpoints,
} from '@rapport/contract';
import { call } from '@/lib/call.ts';

/** Splits a change of many actions into as few requests as possible. */
export async function changeActions({ ids, ...change }: ActionChange): Promise<ChangedActions> {
  const actions: ChangedActions['actions'] = [];
  for (let at = 0; at < ids.length; at += actionsAtOnceMax) {
    const body = { ids: ids.slice(at, at + actionsAtOnceMax), ...change };
    actions.push(...(await call(endpoints.actions.update, { body })).actions);
  }
  return { actions };
}
