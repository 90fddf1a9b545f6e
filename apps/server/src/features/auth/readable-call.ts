import { badRequest } from '../../platform/errors.ts';

const countedNames = ['limit', 'offset'];

/** Refuses with 400 what the library would take for a fault of its own. */
export function requireReadableCall(body: unknown, { searchParams }: URL): void {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (body !== undefined && body !== null && !isObject)
    throw badRequest('INVALID_REQUEST', 'The body has to be a JSON object.');
  for (const name of countedNames)
    for (const value of searchParams.getAll(name))
      if (!/^\d{1,6}$/.test(value))
        throw badRequest('INVALID_REQUEST', `${name}: a whole number up to 999999 is needed.`);
}
