import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import type { Metrics } from './metrics.ts';

/** Names of this machine. Excludes pages of other sites whose name resolves to it (DNS rebinding). */
const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const loopback = /^(::1$|(::ffff:)?127\.)/;
/** Headers set by proxies, which mean that the client may be remote. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const digest = (text: string) => createHash('sha256').update(text).digest();

type Rule = {
  token: string | undefined;
  /** Behind a proxy on this machine, which may send no headers of its own, everybody is near. */
  isPublic: boolean;
};

function mayRead(request: FastifyRequest, { token, isPublic }: Rule): boolean {
  const isProxied = proxyHeaders.some((name) => request.headers[name] !== undefined);
  const isNear = loopback.test(request.socket.remoteAddress ?? '');
  if (!isPublic && isNear && !isProxied && ownNames.test(request.headers.host ?? '')) return true;
  const sent = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}

export function metricsRoutes(
  app: FastifyInstance,
  { metrics, token, publicUrl }: Pick<Rule, 'token'> & { metrics: Metrics; publicUrl: string },
) {
  const isPublic = !ownNames.test(new URL(publicUrl).hostname);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    metrics.observeRequest({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, { token, isPublic }))
      throw new AppError(
        403,
        'FORBIDDEN',
        isPublic
          ? 'Metrics can be read with the token of RAPPORT_METRICS_TOKEN.'
          : 'Metrics can be read on this machine, or with the token of RAPPORT_METRICS_TOKEN.',
      );
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}
