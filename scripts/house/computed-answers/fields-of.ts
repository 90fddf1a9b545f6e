import { type Origin, originsOf } from '@rapport/contract';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Names of the schemas that the contract exports. */
export type SchemaNames = ReadonlyMap<$ZodType, string>;

/** `origins` are stated by the field and by those around it. */
export type Field = { path: string; origins: readonly Origin[] };

/**
 * The fields of an answer that hold values, as `schema.field[].field`. `schema` is the named schema that states the
 * origin, or the answer.
 * @throws on an unknown kind of schema, so that no field is overlooked
 */
export function fieldsOf(
  schema: $ZodType,
  path: string,
  names: SchemaNames,
  origins: readonly Origin[] = [],
): Field[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([field, value]) => {
        const own = originsOf(field, value);
        const holder = own.length > 0 ? (names.get(schema) ?? path) : path;
        return fieldsOf(value, `${holder}.${field}`, names, [...origins, ...own]);
      });
    case 'tuple':
      return def.items.flatMap((item) => fieldsOf(item, `${path}[]`, names, origins));
    case 'array':
      return fieldsOf(def.element, `${path}[]`, names, origins);
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(def.innerType, path, names, origins);
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path, names, origins));
    case 'record':
      return fieldsOf(def.valueType, `${path}{}`, names, origins);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return [{ path, origins }];
    default:
      throw new Error(`${path} is a schema of the kind ${def.type}, which is not known here.`);
  }
}
