import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@rapport/contract';
import { $ZodType } from 'zod/v4/core';
import { fieldsOf } from './fields-of.ts';

const root = join(import.meta.dirname, '../..');

const schemas = new Map<$ZodType, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    value instanceof $ZodType ? [[value, name] as const] : [],
  ),
);
const byName = new Map([...schemas].map(([schema, name]) => [name, schema]));

/** These answer a company's directory with its own data, in the terms of SCIM. */
const toDirectories = /\/scim\/(users|groups|discovery)\//;

/**
 * Names of the schemas that the routes of the server answer with on success. Files and empty answers have none.
 * @throws if a route defines its schema inline
 */
function answerNames(): string[] {
  const files = globSync('apps/server/src/features/**/routes.ts', { cwd: root });
  const names = files
    .filter((file) => !toDirectories.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(/\b2\d\d: ([\w.]+)/g),
        ([, answer = '']) => {
          if (answer === 'z.null' || answer === 'z.unknown') return [];
          if (!answer.endsWith('Schema')) throw new Error(`${file} answers with ${answer}.`);
          return [answer];
        },
      ).flat(),
    );
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
