import type { FastifyInstance } from 'fastify';
import { forbidden } from './errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and come from a page of another site: browsers say where a page is
 * from, and send the cookie along whatever it is. Programs that are no browsers say nothing.
 */
export function refuseForeignOrigins(app: FastifyInstance, allowed: readonly string[]) {
  app.addHook('onRequest', async ({ method, headers: { origin } }) => {
    if (!readingMethods.has(method) && origin && !allowed.includes(origin)) throw forbidden();
  });
}
