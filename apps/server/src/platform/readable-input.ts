import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';

/** Far more than any call nests, and far less than what calls itself for each level can bear. */
const depthMax = 32;
/** Far more than any call brings: what is looked at holds up everybody. */
const valuesMax = 20_000;

const cannotBeKept = () =>
  badRequest(
    'UNREADABLE_TEXT',
    'A text holds a character that cannot be kept: NUL, or half of a character.',
  );

/** Whether a database keeps a text as it is. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Refuses with 400 what no schema looks for: texts that no database takes, and nests without end. */
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
  // Whoever copies such a value would change what it is, not what it holds.
  if (Object.hasOwn(value, '__proto__'))
    throw badRequest('UNREADABLE_NAME', 'A value may not be called __proto__.');
  return Object.entries(value).flat();
}

/** The one place that looks at what every call brings, before its schema does. */
export function refuseUnreadableInput(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    request.query = withoutNul(request.query);
    requireReadable(request.body, request.query, request.params);
  });
}

/** A search finds what holds the rest of it: nothing that is kept holds NUL. */
function withoutNul(query: unknown): unknown {
  if (typeof query === 'string') return query.replaceAll('\0', '');
  if (Array.isArray(query)) return query.map(withoutNul);
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, withoutNul(value)]),
  );
}
