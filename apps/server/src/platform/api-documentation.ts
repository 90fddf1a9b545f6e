import fastifySwagger from '@fastify/swagger';
import { paths } from '@rapport/contract';
import Fastify, { type FastifyInstance } from 'fastify';
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
export function serveDocumentation(app: FastifyInstance, describeAuth: () => Promise<object>) {
  app.get(paths.openApi, { schema: { hide: true } }, async () => {
    const own = app.swagger();
    return { ...own, paths: { ...own.paths, ...(await describeAuth()) } };
  });
  let page: Promise<FastifyInstance> | undefined;
  for (const url of [paths.docs, `${paths.docs}/*`])
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      page ??= openPage();
      const answer = await (await page).inject({ url: request.url });
      return reply.status(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
    });
}

/** A server of its own inside of this one, made when somebody first reads: the page takes 30 MB of memory. */
async function openPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = Fastify();
  await page.register(scalar, {
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
  return page;
}
