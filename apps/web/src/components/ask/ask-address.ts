import type { Ask, AskFilters, AskQuery } from '@rapport/contract';

/**
 * A question in the address. Whether a language model words the answer is chosen on the page;
 * quotes on the health or family of a person are asked for on the page, each time anew.
 */
export type Asked = Omit<Ask, 'wording' | 'showsSensitive'>;

export const leftOut = 'without';

export const filterNames = ['from', 'to', 'series', 'people'] as const;

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

/** The same parameters with other filters. */
export function withFilters(parameters: URLSearchParams, filters: AskFilters): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of filterNames) {
    const value = filters[name];
    if (value?.length) next.set(name, `${value}`);
    else next.delete(name);
  }
  return next;
}

const single = ['measure', 'state', 'topic', 'group', 'order'] as const;

/** Adds a query to parameters that have none. */
export function writeQuery(parameters: URLSearchParams, query: AskQuery | undefined): void {
  if (!query) return;
  for (const name of single) {
    const value = query[name];
    if (value) parameters.set(name, value);
  }
  for (const department of query.departments) parameters.append('departments', department);
}
