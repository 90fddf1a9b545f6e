import { type Ask, type AskFilters, askFiltersSchema, askSchema } from '@rapport/contract';

/** A question in the address. The wording is the reader's choice on the page. */
export type Asked = Omit<Ask, 'wording'>;

const names = ['from', 'to', 'series', 'people'] as const;

/** The filters that the address names; one that cannot be read is left out. */
export function filtersInAddress(parameters: URLSearchParams): AskFilters {
  const read = names.flatMap((name) => {
    const written = parameters.get(name);
    if (!written) return [];
    const value = name === 'people' ? written.split(',') : written;
    return askFiltersSchema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return askFiltersSchema.parse(Object.fromEntries(read));
}

/** The question that the address asks; undefined for none, or one that cannot be asked. */
export function askedInAddress(parameters: URLSearchParams): Asked | undefined {
  const asked = askSchema.safeParse({
    question: parameters.get('q'),
    ...(parameters.has('after') && { after: parameters.get('after') }),
  });
  if (!asked.success) return undefined;
  const { wording, ...rest } = asked.data;
  return { ...rest, ...filtersInAddress(parameters) };
}

/** The parameters with other filters. */
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

/** The query string of a question, or of the page without one, with the source that is shown. */
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
  return `?${withFilters(next, filters)}`;
}
