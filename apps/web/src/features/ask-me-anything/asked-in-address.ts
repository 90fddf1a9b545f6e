import { type Ask, type AskFilters, askFiltersSchema, askSchema } from '@rapport/contract';
import { queryInAddress, writeQuery } from './query/query-in-address.ts';

/**
 * A question in the address. Whether a language model words the answer is chosen on the page;
 * quotes on the health or family of a person are asked for on the page, each time anew.
 */
export type Asked = Omit<Ask, 'wording' | 'showsSensitive'> & {
  /** Words of the question that its query leaves out on purpose. */
  without?: readonly string[] | undefined;
};

const leftOut = 'without';

const names = ['from', 'to', 'series', 'people'] as const;

/** The filters in the address; those that cannot be read are omitted. */
export function filtersInAddress(parameters: URLSearchParams): AskFilters {
  const read = names.flatMap((name) => {
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

/** The same parameters with other filters. */
export function withFilters(parameters: URLSearchParams, filters: AskFilters): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of names) {
    const value = filters[name];
    if (value?.length) next.set(name, `${value}`);
    else next.delete(name);
  }
  return next;
}

const source = 'data';

/** The query string of a question, or of the page without one; keeps the source. */
export function askAddress(
  parameters: URLSearchParams,
  asked?: Asked,
  filters: AskFilters = asked ?? {},
): string {
  const next = new URLSearchParams();
  const shown = parameters.get(source);
  if (shown) next.set(source, shown);
  if (asked) next.set('q', asked.question);
  if (asked?.after) next.set('after', asked.after);
  writeQuery(next, asked?.query);
  for (const words of asked?.without ?? []) next.append(leftOut, words);
  return `?${withFilters(next, filters)}`;
}
