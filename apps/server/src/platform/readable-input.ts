import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';

/** Higher than any call needs, lower than what recursive code can handle. */
const depthMax = 32;
/** Higher than any call needs. Checking blocks the event loop, so it is limited. */
const valuesMax = 20_000;

const cannotBeKept = () =>
  badRequest(
    'UNREADABLE_TEXT',
    'A text contains a character that cannot be stored: NUL, or half of a surrogate pair.',
  );

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** @throws AppError 400 for texts that the database cannot store, and for deep or huge values */
export function requireReadable(...given: unknown[]): void {
  let level = given;
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMax) throw badRequest('TOO_DEEP', 'The values are nested too deeply.');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isStorable(value)) throw cannotBeKept();
      for (const inner of partsOf(value)) {
        values += 1;
        if (values > valuesMax) throw badRequest('TOO_MANY_VALUES', 'There are too many values.');
        next.push(inner);
      }
    }
    level = next;
  }
}

function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  // Refused, because copying such a value would set its prototype.
  if (Object.hasOwn(value, '__proto__'))
    throw badRequest('UNREADABLE_NAME', 'A value may not be called __proto__.');
  return Object.entries(value).flat();
}

/** Checks input before the schemas do. */
export function refuseUnreadableInput(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    request.query = withoutNul(request.query);
    requireReadable(request.body, request.query, request.params);
  });
}

/** Searches ignore NUL, because no stored text contains it. */
function withoutNul(query: unknown): unknown {
  if (typeof query === 'string') return query.replaceAll('\0', '');
  if (Array.isArray(query)) return query.map(withoutNul);
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, withoutNul(value)]),
  );
}
