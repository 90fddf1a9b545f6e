import {
  type MeetingSort,
  type MeetingView,
  type ViewFilter,
  viewFilterSchema,
} from '@rapport/contract';

/** All filters and the order, besides the search. */
export type ListFilter = ViewFilter;
export type FilterName = keyof ListFilter;

const { shape } = viewFilterSchema;
const isName = (name: string): name is FilterName => name in shape;

/** The address parameters that filter and sort the list. */
export const filterNames: readonly FilterName[] = Object.keys(shape).filter(isName);

/** Reads the filter from the address; invalid values are omitted. */
export function readFilter(parameters: URLSearchParams): ListFilter {
  const read = <Name extends FilterName>(name: Name) => {
    const value = shape[name].safeParse(parameters.get(name) ?? undefined);
    return value.success && value.data !== undefined ? { [name]: value.data } : {};
  };
  return Object.assign({}, ...filterNames.map(read));
}

/**
 * The filter as a query string, for requests and cache keys. Empty for the whole list, newest
 * first.
 */
export function writeFilter(filter: ListFilter, search: string): string {
  const query = new URLSearchParams(search ? { search } : {});
  for (const name of filterNames) {
    const value = filter[name];
    if (value) query.set(name, value);
  }
  return `${query}`;
}

/** The query string that a view was saved from. */
export const viewOf = ({ filter }: Pick<MeetingView, 'filter'>): string => writeFilter(filter, '');

/** Number of filters that are set. */
export const countFilters = ({ sort, ...filter }: ListFilter): number => Object.keys(filter).length;

/** Whether the list excludes any meetings. */
export const isNarrowed = (filter: ListFilter): boolean => countFilters(filter) > 0;

export const sortWords: Record<MeetingSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  longest: 'Longest first',
};
