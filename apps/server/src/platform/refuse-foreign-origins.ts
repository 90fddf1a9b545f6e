import type { FastifyInstance } from 'fastify';
import { forbidden } from './errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Against CSRF. Browsers send an Origin with writes; other programs send none. Routes that are `open` to other sites must
 * do nothing by a cookie.
 */
export function refuseForeignOrigins(
  app: FastifyInstance,
  allowed: readonly string[],
  open: readonly string[],
) {
  app.addHook('onRequest', async ({ method, headers: { origin }, routeOptions: { url } }) => {
    if (readingMethods.has(method) || !origin || allowed.includes(origin)) return;
    if (!url || !open.includes(url)) throw forbidden();
  });
}
