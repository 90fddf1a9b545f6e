import type { FastifyInstance } from 'fastify';
import { forbidden } from './errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Protects against CSRF. Browsers send an Origin with writes; other programs send none. */
export function refuseForeignOrigins(app: FastifyInstance, allowed: readonly string[]) {
  app.addHook('onRequest', async ({ method, headers: { origin } }) => {
    if (!readingMethods.has(method) && origin && !allowed.includes(origin)) throw forbidden();
  });
}
