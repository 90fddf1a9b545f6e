import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

/**
 * The schema with its description as JSON schema. Schemas of the contract are of `zod/mini`, which have none of their
 * own.
 */
export function describedSchema(
  schema: z.ZodObject,
  io: 'input' | 'output',
): StandardSchemaWithJSON {
  const json = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => shorten(jsonSchema) });
  return {
    '~standard': {
      ...schema['~standard'],
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

/** Definitions are read with every question, so patterns that say no more than a format are left out. */
function shorten(json: z.core.JSONSchema.BaseSchema): void {
  if (json.format) {
    delete json.pattern;
    delete json.allOf;
  }
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
}
