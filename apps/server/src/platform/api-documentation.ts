import fastifySwagger from '@fastify/swagger';
import { paths } from '@rapport/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Documents all routes that are registered after it. */
export async function documentApi(app: FastifyInstance) {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rapport',
        version: '1',
        description:
          'Sessions are cookies; every call also takes `Authorization: Bearer <session token>`. ' +
          'Calls that name scopes of `apiKey` also take `Authorization: Bearer <API key>`, with any of these scopes. ' +
          'Calls of `directory` take the token of the directory alone, and answer as SCIM 2.0 says. ' +
          'Refused calls return `{ code, message }`.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          apiKey: { type: 'http', scheme: 'bearer' },
          directory: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ session: [] }],
    },
    transform(given) {
      const { form } = given.route.config ?? {};
      const body = form && z.object({ ...form.shape, file: z.file() });
      const { schema, url } = jsonSchemaTransform({
        ...given,
        schema: { ...given.schema, ...(body && { body }) },
      });
      const byKey = (given.route.config?.scopes ?? []).map((scope) => ({ apiKey: [scope] }));
      if (byKey.length > 0) schema.security = [{ session: [] }, ...byKey];
      return { schema, url };
    },
  });
}

type Described = { paths: object; schemas: object };

export function serveDocumentation(app: FastifyInstance, describeAuth: () => Promise<Described>) {
  app.get(paths.openApi, { schema: { hide: true } }, async () => {
    const own = app.swagger();
    const ofAuth = await describeAuth();
    return {
      ...own,
      // Our own calls use no references to schemas.
      components: { ...('components' in own && own.components), schemas: ofAuth.schemas },
      paths: { ...own.paths, ...ofAuth.paths },
    };
  });
  let page: Promise<FastifyInstance> | undefined;
  for (const url of [paths.docs, `${paths.docs}/*`])
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      page ??= openPage();
      const response = await (await page).inject({ url: request.url });
      return reply.status(response.statusCode).headers(response.headers).send(response.rawPayload);
    });
}

/** Created at the first request, because it takes 30 MB. */
async function openPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = Fastify();
  await page.register(scalar, {
    routePrefix: paths.docs,
    configuration: { url: paths.openApi, telemetry: false, withDefaultFonts: false },
    hooks: {
      // The page starts with an inline script.
      onRequest: async (_request, reply) => {
        reply.header(
          'content-security-policy',
          "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        );
      },
    },
  });
  return page;
}
