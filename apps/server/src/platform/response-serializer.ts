import { build, type ObjectSchema } from 'fast-json-stringify';
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
    write ??= buildWriter(schema);
    return write(value);
  };
}

type Schema = JSONSchema.BaseSchema;
/** Conditions of unions by id. As schemas of their own, because the schema around a condition would be compiled too. */
type Conditions = Record<string, ObjectSchema>;

function buildWriter(schema: $ZodType): (value: unknown) => string {
  const conditions: Conditions = {};
  const root: object = toJSONSchema(schema, {
    target: 'draft-07',
    override: ({ jsonSchema }) => keepValues(jsonSchema, conditions),
  });
  return build(root, { schema: conditions });
}

/** Adapts a schema so that the serializer does not change values. */
function keepValues(schema: Schema, conditions: Conditions) {
  // Choosing between type and null would validate the value.
  const [value, none] = schema.anyOf ?? [];
  const isNullable = schema.anyOf?.length === 2 && none?.type === 'null';
  const kept =
    isNullable && (value?.type || value?.if) ? value : chosenByConstant(schema.anyOf, conditions);
  if (kept) {
    delete schema.anyOf;
    Object.assign(schema, kept);
  }
  // Texts, numbers and the like have no fields to leave out, so nothing has to be chosen.
  if (schema.anyOf?.every(({ type }) => type && type !== 'object' && type !== 'array'))
    delete schema.anyOf;
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

/**
 * Chooses among objects by the property whose constants tell them apart. Undefined if there is none: the serializer then
 * validates each option in full, and compiling that takes up to 100 ms.
 */
function chosenByConstant(
  options: readonly Schema[] = [],
  conditions: Conditions,
): Schema | undefined {
  const name = Object.keys(options[0]?.properties ?? {}).find((one) => {
    const all = options.map((option) => constantsOf(option, one));
    return all.every(({ length }) => length > 0) && new Set(all.flat()).size === all.flat().length;
  });
  if (name === undefined) return undefined;
  return options.reduceRight<Schema>(
    (others, option) => {
      const id = `condition-${Object.keys(conditions).length}`;
      const properties = { [name]: { enum: constantsOf(option, name) } };
      conditions[id] = { type: 'object', properties, required: [name] };
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      return { if: { $ref: `${id}#` }, then: option, else: others };
    },
    { type: 'null' },
  );
}

function constantsOf(option: Schema, name: string) {
  const property = option.properties?.[name];
  const values = typeof property === 'object' ? property.enum : undefined;
  return values?.filter((value) => value !== null) ?? [];
}
