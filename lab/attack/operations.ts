import { paths } from '@rapport/contract';
import { z } from 'zod';

const schemaSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), schemaSchema).optional();
  },
  get items() {
    return schemaSchema.optional();
  },
  get anyOf() {
    return z.array(schemaSchema).optional();
  },
  get oneOf() {
    return z.array(schemaSchema).optional();
  },
});
export type Schema = z.infer<typeof schemaSchema>;

const operationSchema = z.looseObject({
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), schema: schemaSchema.optional() }))
    .optional(),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schemaSchema.optional() })) })
    .optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

export type Operation = {
  method: string;
  path: string;
  inPath: string[];
  inQuery: string[];
  body: Schema | undefined;
  isForm: boolean;
};

/** Includes the calls of the account library. */
export async function readOperations(url: string): Promise<Operation[]> {
  const answer = await fetch(url + paths.openApi);
  const document = documentSchema.parse(await answer.json());
  return Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody }]) => {
      const named = (place: string) =>
        parameters.filter((one) => one.in === place).map(({ name }) => name);
      return {
        method: method.toUpperCase(),
        path,
        inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        inQuery: named('query'),
        body: requestBody?.content['application/json']?.schema,
        isForm: requestBody?.content['multipart/form-data'] !== undefined,
      };
    }),
  );
}
