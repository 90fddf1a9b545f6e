import { paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { refusals, scimCall } from '../calling-directory.ts';
import { presentList } from '../present.ts';
import { describedListSchema, describedSchema } from '../scim-schemas.ts';
import { describeProvider, describeResourceTypes, describeSchemas } from './discovery.ts';

/** The calls by which a directory learns what this server supports. */
export function discoveryRoutes(app: FastifyInstance, publicUrl: string) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.scimProvider,
    scimCall('Supported features of SCIM', {
      response: { 200: describedSchema, ...refusals },
    }),
    async () => describeProvider(publicUrl),
  );

  for (const [path, summary, describe] of [
    [paths.scimResourceTypes, 'Kinds of resources', describeResourceTypes],
    [paths.scimSchemas, 'Attributes of resources', describeSchemas],
  ] as const)
    routes.get(
      path,
      scimCall(summary, { response: { 200: describedListSchema, ...refusals } }),
      async () => {
        const all = describe(publicUrl);
        return presentList<Record<string, unknown>>(all, all.length);
      },
    );
}
