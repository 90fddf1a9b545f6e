import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ApiError, firstMeetingsPath } from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const folder = join(import.meta.dirname, '../../../web/dist');
const hourSeconds = 60 * 60;
const yearSeconds = 365 * 24 * hourSeconds;

/** Only the page is always revalidated, because it contains the names of the current assets. */
function cacheControlOf(path: string): string {
  // Names contain a hash of the content.
  if (path.includes('/assets/')) return `public, max-age=${yearSeconds}, immutable`;
  // The page waits for its theme, which rarely changes, so it is cached for an hour.
  return path.endsWith('/theme.js') ? `public, max-age=${hourSeconds}` : 'no-cache';
}

/** Calls that are preloaded while the page's script loads. */
const preloads: Record<string, string> = { '/meetings': firstMeetingsPath };

/** Serves index.html for every path outside the API. */
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
    const isPage = request.method === 'GET' && !/^\/(api|assets|\.well-known)\//.test(request.url);
    const body: ApiError = { code: 'NOT_FOUND', message: 'There is no page at this address.' };
    // Not returned, because Fastify would then wait for the reply in every handler.
    if (isPage && isBuilt) {
      const link = preloadFor(request, sessionCookie);
      if (link) reply.header('link', link);
      reply.sendFile('index.html');
    } else reply.status(404).send(body);
  });
}

/** Only for clients that appear to be signed in, because others would get a 401. */
function preloadFor({ url, headers }: FastifyRequest, sessionCookie: string): string | undefined {
  const path = preloads[url];
  if (!path || !headers.cookie?.includes(`${sessionCookie}=`)) return undefined;
  return `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`;
}
