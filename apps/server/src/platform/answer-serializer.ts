import { build } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { type $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core';

/**
 * Writes answers with the fields that their schema names, and no others. It checks nothing, which would take five
 * times as long: types vouch for an answer, and in tests its schema does.
 */
export const answerSerializer: FastifySerializerCompiler<$ZodType> = ({ schema }) =>
  answerWriter(schema);

/** The same for an answer that is written in pieces, of which each has its schema. */
export function answerWriter(schema: $ZodType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    // Made at the first answer: there are as many as routes and statuses, and most are seldom needed.
    write ??= build(schemaToWriteBy(schema));
    return write(answer);
  };
}

const schemaToWriteBy = (schema: $ZodType): object =>
  toJSONSchema(schema, { target: 'draft-07', override: keepValues });

/** Leaves out of a schema what would have a value written as another one. */
function keepValues({ jsonSchema: schema }: { jsonSchema: JSONSchema.BaseSchema }) {
  // Which of the two a value is would be found out by validating it.
  const [value, none] = schema.anyOf ?? [];
  if (schema.anyOf?.length === 2 && value?.type && none?.type === 'null') {
    delete schema.anyOf;
    Object.assign(schema, value);
  }
  // Null would become '', 0, false, {} or [].
  if (schema.type) schema.nullable = true;
  // A fraction would be cut off.
  if (schema.type === 'integer') schema.type = 'number';
  // A Date would become the day where the server stands.
  delete schema.format;
  // A constant would be written whatever the value is.
  const among = schema.const === undefined ? schema.enum : [schema.const];
  delete schema.const;
  // By these the option of a union is found that a value is of.
  if (among) schema.enum = [...new Set([...among, null])];
  // Fields that aren't named are left out anyway; in a union they would be refused.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // Names are text, whatever text.
  delete schema.propertyNames;
}
