import { paths } from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { loggedAddress } from '../../platform/logged-address.ts';
import { headersOf, originOf } from '../../platform/session.ts';
import { clientAddressHeader } from './actor-of-call.ts';
import type { Auth } from './auth.ts';
import { handOn } from './handed-call.ts';
import { requireReadableCall } from './require-readable-call.ts';

type AuthServices = { auth: Auth; publicUrl: string };

const emailSchema = z.object({ email: z.string().optional() }).catch({});

/** Enough for one picture. */
const bodyBytesMax = 128 * 1024;

/** SQLSTATE unique_violation. */
const uniqueViolation = '23505';
const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

export function authRoutes(app: FastifyInstance, { auth, publicUrl }: AuthServices) {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    bodyLimit: bodyBytesMax,
    handler: async (request, reply) => {
      const url = new URL(request.url, publicUrl);
      // Calls of assistants have routes of their own (assistants/connections/routes.ts).
      if (url.pathname.startsWith(`${paths.auth}/oauth2/`)) throw notFound('Call');
      requireReadableCall(request.body, url);
      const tasks: (() => Promise<void>)[] = [];
      reply.raw.once('close', async () => {
        for (const task of tasks)
          await task().catch((error: unknown) => request.log.error({ err: error }, 'after answer'));
      });
      let accountId: string | undefined;
      const findCaller = async () => {
        const caller = await app.findCaller(request.headers);
        accountId = caller?.accountId;
        return caller;
      };
      const ask = () => {
        const handed = toRequest(request, url);
        handOn(handed, {
          findCaller,
          afterAnswer: (task) => void tasks.push(task),
        });
        return auth.handler(handed);
      };
      // Two simultaneous calls may want the same slug or address. The second fails; repeated, it gets the library's own
      // error.
      const answer = await ask().catch((error: unknown) => {
        if (isUniqueViolation(error)) return ask();
        throw error;
      });
      if (answer.status >= 500) throw new Error(`the account library answered ${answer.status}`);
      reply.status(answer.status);
      const call = loggedAddress(request.url).slice(paths.auth.length);
      const { email } = emailSchema.parse(request.body);
      if (request.method === 'POST')
        request.log.info({ call, status: answer.status, email, accountId }, 'write request');
      const { authorization, cookie } = request.headers;
      // The library hands the token of a new or extended session to programs; browsers have its cookie.
      if (cookie && !authorization) answer.headers.delete('set-auth-token');
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply.send((await answer.text()) || null);
    },
  });
}

function toRequest(request: FastifyRequest, url: URL): Request {
  const headers = headersOf(request);
  const { address, device } = originOf(request);
  headers.set(clientAddressHeader, address);
  // The library stores it with the session.
  if (device) headers.set('user-agent', device);
  // The body is serialized again, so these no longer match.
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return new Request(url, {
    method: request.method,
    headers,
    ...(request.method === 'POST' && { body: JSON.stringify(request.body ?? {}) }),
  });
}
