import { build } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { type $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core';

/**
 * Writes only the fields that a schema names. Does not validate, which takes five times as long;
 * tests check every response.
 */
export const responseSerializer: FastifySerializerCompiler<$ZodType> = ({ schema }) =>
  responseWriter(schema);

/** A writer for a response in pieces, each with its own schema. */
export function responseWriter(schema: $ZodType): (value: unknown) => string {
  let write: ((value: unknown) => string) | undefined;
  return (value) => {
    // Built on first use, because most routes and statuses are rarely used.
    write ??= build(schemaToWriteBy(schema));
    return write(value);
  };
}

const schemaToWriteBy = (schema: $ZodType): object =>
  toJSONSchema(schema, { target: 'draft-07', override: keepValues });

/** Adapts a schema so that the serializer does not change values. */
function keepValues({ jsonSchema: schema }: { jsonSchema: JSONSchema.BaseSchema }) {
  // Choosing between type and null would validate the value.
  const [value, none] = schema.anyOf ?? [];
  if (schema.anyOf?.length === 2 && value?.type && none?.type === 'null') {
    delete schema.anyOf;
    Object.assign(schema, value);
  }
  // Null would be written as '', 0, false, {} or [].
  if (schema.type) schema.nullable = true;
  // A fraction would be truncated.
  if (schema.type === 'integer') schema.type = 'number';
  // A Date would be written as a day in the server's zone.
  delete schema.format;
  // A constant would replace any value.
  const among = schema.const === undefined ? schema.enum : [schema.const];
  delete schema.const;
  // Unions need it to find the option of a value.
  if (among) schema.enum = [...new Set([...among, null])];
  // Unnamed fields are dropped anyway; in a union they would be refused.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // Any text is allowed as a name.
  delete schema.propertyNames;
}
