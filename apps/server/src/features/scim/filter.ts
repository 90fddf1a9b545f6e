import { scimError } from './scim-error.ts';

/** The values by which a list is filtered. All of them must match. */
export type Filter<Name extends string> = Partial<Record<Name, string>>;

const comparison =
  /^\s*([A-Za-z][\w.:-]*(?:\[[^\]]*\])?(?:\.\w+)?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*/i;

/**
 * Reads comparisons such as `userName eq "a"`, joined by `and`. The keys of `known` are attributes in lower case.
 * @throws AppError 400 invalidFilter
 */
export function readFilter<Name extends string>(
  filter: string | undefined,
  known: Record<string, Name>,
): Filter<Name> {
  const wanted: Filter<Name> = {};
  let rest = filter?.trim() ?? '';
  while (rest !== '') {
    const [whole, attribute = '', value = ''] = comparison.exec(rest) ?? [];
    const name = known[attribute.replaceAll(/\s+/g, ' ').toLowerCase()];
    if (whole === undefined || !name || wanted[name] !== undefined) throw unknownFilter(known);
    wanted[name] = value.startsWith('"') ? unquoted(value, known) : value.toLowerCase();
    rest = rest.slice(whole.length);
    if (rest === '') break;
    const [and] = /^and\s+(?=\S)/i.exec(rest) ?? [];
    if (and === undefined) throw unknownFilter(known);
    rest = rest.slice(and.length);
  }
  return wanted;
}

function unquoted(text: string, known: object): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw unknownFilter(known);
  }
}

const unknownFilter = (known: object) =>
  scimError(
    'invalidFilter',
    `Filters compare one of these attributes by eq, joined by and: ${Object.keys(known).join(', ')}.`,
  );
