import fastifySwagger from '@fastify/swagger';
import { paths } from '@rapport/contract';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every call that is registered after it, from the schemas that check the calls. */
export async function documentApi(app: FastifyInstance) {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rapport',
        version: '1',
        description:
          'Sessions are cookies; every call also takes `Authorization: Bearer <session token>`. ' +
          'Refused calls answer `{ code, message }`.',
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  });
}

/** Serves the description, and a page to read it. */
export async function serveDocumentation(
  app: FastifyInstance,
  describeAuth: () => Promise<object>,
) {
  app.get(paths.openApi, { schema: { hide: true } }, async () => {
    const own = app.swagger();
    return { ...own, paths: { ...own.paths, ...(await describeAuth()) } };
  });
  await app.register(scalar, {
    routePrefix: paths.docs,
    configuration: { url: paths.openApi, telemetry: false, withDefaultFonts: false },
    hooks: {
      // The page starts itself with a script of its own, which the web app's rules would not let run.
      onRequest: async (_request, reply) => {
        reply.header(
          'content-security-policy',
          "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        );
      },
    },
  });
}
