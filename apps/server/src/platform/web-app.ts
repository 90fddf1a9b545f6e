import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ApiError, firstMeetingsPath } from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const folder = join(import.meta.dirname, '../../../web/dist');
const hourSeconds = 60 * 60;
const yearSeconds = 365 * 24 * hourSeconds;

/** How long a browser may use a file without asking: the page names what is current, so it is always asked for. */
function cacheControlOf(path: string): string {
  // What a build names by its content never changes.
  if (path.includes('/assets/')) return `public, max-age=${yearSeconds}, immutable`;
  // The page waits for its theme, which is as good an hour old.
  return path.endsWith('/theme.js') ? `public, max-age=${hourSeconds}` : 'no-cache';
}

/** What a screen asks for first, so that it is on its way while the page's script is still read. */
const firstAnswers: Record<string, string> = { '/meetings': firstMeetingsPath };

/** Serves the built web app: files by their names, and its page for every address that is not the API's. */
export async function serveWebApp(
  app: FastifyInstance,
  { sessionCookie }: { sessionCookie: string },
) {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        reply.header('cache-control', cacheControlOf(path));
      },
    });

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    const body: ApiError = { code: 'NOT_FOUND', message: 'There is nothing here.' };
    // A reply that is returned is waited for with more listeners, in each handler that it comes through.
    if (isPage && isBuilt) {
      const link = preloadFor(request, sessionCookie);
      if (link) reply.header('link', link);
      reply.sendFile('index.html');
    } else reply.status(404).send(body);
  });
}

/** Only for whoever seems to be signed in: others would be refused what they did not ask for. */
function preloadFor({ url, headers }: FastifyRequest, sessionCookie: string): string | undefined {
  const path = firstAnswers[url];
  if (!path || !headers.cookie?.includes(`${sessionCookie}=`)) return undefined;
  return `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`;
}
