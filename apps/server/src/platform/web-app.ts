import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ApiError } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';

const folder = join(import.meta.dirname, '../../../web/dist');
const yearSeconds = 365 * 24 * 60 * 60;

/** Serves the built web app: files by their names, and its page for every address that is not the API's. */
export async function serveWebApp(app: FastifyInstance) {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // What a build names by its content never changes; the page itself names what is current.
        const hashed = path.includes('/assets/');
        reply.header(
          'cache-control',
          hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
        );
      },
    });

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    const body: ApiError = { code: 'NOT_FOUND', message: 'There is nothing here.' };
    // A reply that is returned is waited for with more listeners, in each handler that it comes through.
    if (isPage && isBuilt) reply.sendFile('index.html');
    else reply.status(404).send(body);
  });
}
