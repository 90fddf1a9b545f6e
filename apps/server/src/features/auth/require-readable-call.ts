import { accountTextLengthMax } from '@rapport/contract';
import { badRequest } from '../../platform/errors.ts';
import { pictureFields } from './account-body.ts';

/** Bounds of a body: levels of nesting, and values per object or list. */
const depthMax = 4;
const entriesMax = 50;
const countedNames = ['limit', 'offset'];

/**
 * Refuses a malformed or too large body or query, some of which the library answers with an internal error.
 * @throws AppError 400 INVALID_REQUEST
 */
export function requireReadableCall(body: unknown, { pathname, searchParams }: URL): void {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (body !== undefined && body !== null && !isObject)
    throw badRequest('INVALID_REQUEST', 'The body has to be a JSON object.');
  for (const name of countedNames)
    for (const value of searchParams.getAll(name))
      if (!/^\d{1,6}$/.test(value))
        throw badRequest('INVALID_REQUEST', `${name}: a whole number up to 999999 is needed.`);
  const problem = [pathname, ...searchParams.keys(), ...searchParams.values(), body]
    .map((value) => findProblem(value))
    .find((found) => found !== undefined);
  if (problem) throw badRequest('INVALID_REQUEST', problem);
}

function findProblem(value: unknown, name = '', depth = 0): string | undefined {
  if (typeof value === 'string') {
    if (/\0|%00/.test(value)) return 'A text contains a character that cannot be stored.';
    if (value.length <= accountTextLengthMax || pictureFields.has(name)) return undefined;
    return `A text is longer than ${accountTextLengthMax.toLocaleString('en')} characters.`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (depth === depthMax || entries.length > entriesMax)
    return 'The call contains too many values.';
  for (const [key, inner] of entries) {
    const problem = findProblem(key) ?? findProblem(inner, key, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
