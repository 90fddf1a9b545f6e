import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Names of the schemas that the contract exports, so that each is walked once. */
export type SchemaNames = ReadonlyMap<$ZodType, string>;

/**
 * The fields of an answer as `schema.field[].field`, where `schema` is the innermost named schema. A field that holds
 * a named schema is listed itself as well.
 * @throws on an unknown kind of schema, so that no field is overlooked
 */
export function fieldsOf(schema: $ZodType, path: string, names: SchemaNames): string[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const name = names.get(schema);
      const fields = Object.entries(def.shape).flatMap(([field, value]) =>
        fieldsOf(value, `${name ?? path}.${field}`, names),
      );
      return name && name !== path ? [path, ...fields] : fields;
    }
    case 'tuple':
      return def.items.flatMap((item) => fieldsOf(item, `${path}[]`, names));
    case 'array':
      return fieldsOf(def.element, `${path}[]`, names);
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(def.innerType, path, names);
    case 'union':
      return def.options.flatMap((option) => {
        // A union that is the whole answer is not a field.
        const isWhole = names.get(schema) === path;
        return fieldsOf(option, (isWhole && names.get(option)) || path, names);
      });
    case 'record':
      return fieldsOf(def.valueType, `${path}{}`, names);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return [path];
    default:
      throw new Error(`${path} is a schema of the kind ${def.type}, which is not known here.`);
  }
}
