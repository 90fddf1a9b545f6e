import { type AskFilters, askFiltersSchema, askSchema } from '@rapport/contract';
import { type Asked, filterNames, leftOut } from '@/components/ask/ask-address.ts';
import { queryInAddress } from './query/query-in-address.ts';

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
