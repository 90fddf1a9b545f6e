import * as contract from '@rapport/contract';
import { $ZodType } from 'zod/v4/core';
import { type Field, fieldsOf } from './fields-of.ts';

const names = new Map<$ZodType, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    value instanceof $ZodType ? [[value, name] as const] : [],
  ),
);

/**
 * Every field of every answer and event. The download of one's own data is added, since its route has no schema. Files
 * and empty answers have no fields; SCIM answers a company's directory with its own data.
 */
export function answeredFields(): Field[] {
  const answers = contract
    .listEndpoints()
    .flatMap(({ path, answer }) =>
      answer ? [{ path: names.get(answer) ?? path, schema: answer }] : [],
    );
  const events = Object.entries(contract.serverEventSchemas).map(([path, schema]) => ({
    path,
    schema,
  }));
  const all = [...answers, ...events, { path: 'my data', schema: contract.myDataFileSchema }];
  return all.flatMap(({ path, schema }) => fieldsOf(schema, path, names));
}
