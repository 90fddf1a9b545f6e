import * as contract from '@rapport/contract';
import { $ZodType } from 'zod/v4/core';
import { fieldsOf } from './fields-of.ts';

const schemas = new Map<$ZodType, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    value instanceof $ZodType ? [[value, name] as const] : [],
  ),
);
const byName = new Map([...schemas].map(([schema, name]) => [name, schema]));

/**
 * Names of the schemas that calls are answered with. Files and empty answers have none; SCIM answers a
 * company's directory with its own data.
 * @throws if an answer is no exported schema
 */
function answerNames(): string[] {
  const names = contract.listEndpoints().flatMap(({ path, answer }) => {
    if (!answer) return [];
    const name = schemas.get(answer);
    if (!name) throw new Error(`The answer of ${path} is no exported schema.`);
    return [name];
  });
  return [...new Set(names)].sort();
}

/** Every field of every answer and event. The download of one's own data is added, since its route has no schema. */
export function answeredFields(): string[] {
  const named = [...answerNames(), 'myDataFileSchema'].map((name) => {
    const schema = byName.get(name);
    if (!schema) throw new Error(`The contract has no ${name}.`);
    return [name, schema] as const;
  });
  const events = Object.entries(contract.serverEventSchemas);
  return [
    ...new Set([...named, ...events].flatMap(([name, schema]) => fieldsOf(schema, name, schemas))),
  ];
}
