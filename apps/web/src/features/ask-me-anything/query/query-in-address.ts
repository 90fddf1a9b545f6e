import {
  type AskQuery,
  askGroupSchema,
  askMeasureSchema,
  askOrderSchema,
  askQuerySchema,
  askStateSchema,
} from '@rapport/contract';
import { statesOf } from './query-words.ts';

/** The query in the address; undefined without a measure. Parts that cannot be read are left out. */
export function queryInAddress(parameters: URLSearchParams): AskQuery | undefined {
  const measure = askMeasureSchema.safeParse(parameters.get('measure')).data;
  if (!measure) return undefined;
  const state = askStateSchema.safeParse(parameters.get('state')).data;
  const query: AskQuery = {
    measure,
    state: state && statesOf(measure).includes(state) ? state : null,
    departments: parameters.getAll('departments').filter(Boolean),
    topic: parameters.get('topic') || null,
    group: askGroupSchema.safeParse(parameters.get('group')).data ?? null,
    order: askOrderSchema.safeParse(parameters.get('order')).data ?? null,
  };
  return askQuerySchema.safeParse(query).data;
}
