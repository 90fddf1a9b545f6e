import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Browsers may run only this server's scripts and connect only to it. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  const https = publicUrl.startsWith('https:');
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = helmet({
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Toasts and positioned menus use inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  write(response.req, response, (error) => {
    if (error) throw error;
  });
  const written = Object.entries(response.getHeaders());
  return Object.fromEntries(written.map(([name, value]) => [name, `${value}`]));
}

export function sendSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}
