import {
  type AskFilters,
  type AskQuery,
  askFiltersSchema,
  askGroupSchema,
  askMeasureSchema,
  askOrderSchema,
  askQuerySchema,
  askSchema,
  askStateSchema,
} from '@rapport/contract';
import { type Asked, filterNames, leftOut } from '@/components/ask/ask-address.ts';
import { statesOf } from './query/query-words.ts';

/** The filters in the address; those that cannot be read are omitted. */
export function filtersInAddress(parameters: URLSearchParams): AskFilters {
  const read = filterNames.flatMap((name) => {
    const written = parameters.get(name);
    if (!written) return [];
    const value = name === 'people' ? written.split(',') : written;
    return askFiltersSchema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return askFiltersSchema.parse(Object.fromEntries(read));
}

/** The question in the address; undefined if there is none, or it cannot be asked. */
export function askedInAddress(parameters: URLSearchParams): Asked | undefined {
  const asked = askSchema.safeParse({
    question: parameters.get('q'),
    ...(parameters.has('after') && { after: parameters.get('after') }),
  });
  if (!asked.success) return undefined;
  const { question, after } = asked.data;
  const query = queryInAddress(parameters);
  const without = query ? parameters.getAll(leftOut) : [];
  return {
    question,
    ...(after !== undefined && { after }),
    ...filtersInAddress(parameters),
    ...(query && { query }),
    ...(without.length > 0 && { without }),
  };
}

/** The query in the address; undefined without a measure. Parts that cannot be read are left out. */
function queryInAddress(parameters: URLSearchParams): AskQuery | undefined {
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
