import { paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import { headersOf, originOf } from '../../platform/session.ts';
import { answerStatus } from './answer-status.ts';
import { type Auth, clientAddressHeader } from './auth.ts';
import { namedOrganizations, requireMembership } from './named-organizations.ts';
import { needsCaller, noteAuthCall } from './note-auth-call.ts';

/** Attempts at one account are counted here; the library counts those from one address. */
const pathsOfAttempts = new Set(
  ['/sign-in/email', '/sign-up/email', '/request-password-reset'].map((path) => paths.auth + path),
);
const attemptSchema = z.object({ email: z.string() });

/** Better Auth answers everything below its path; Fastify has read the body already. */
export function authRoutes(
  app: FastifyInstance,
  { db, auth, publicUrl }: { db: Database; auth: Auth; publicUrl: string },
) {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const email = attemptSchema.safeParse(request.body).data?.email;
      if (email && pathsOfAttempts.has(request.url))
        await limitAttempts(db, [`${request.url} ${email.toLowerCase()}`], attemptsPerMinute);
      const headers = headersOf(request);
      const url = new URL(request.url, publicUrl);
      const named = namedOrganizations(request.body, url);
      const path = url.pathname.slice(paths.auth.length);
      const isAct = request.method === 'POST';
      const asksWho = named.length > 0 || (isAct && needsCaller(path));
      const caller = asksWho ? await app.findCaller(request.headers) : null;
      if (caller && named.length > 0) await requireMembership(db, caller.accountId, named, path);
      headers.set(clientAddressHeader, request.ip);
      // The body is written anew below; its old length and coding would be wrong.
      headers.delete('content-length');
      headers.delete('transfer-encoding');
      const answer = await auth.handler(
        new Request(url, {
          method: request.method,
          headers,
          ...(request.method === 'POST' && { body: JSON.stringify(request.body ?? {}) }),
        }),
      );
      // The library fails without a word; the error handler has a sentence.
      if (answer.status >= 500) throw new Error(`the account library answered ${answer.status}`);
      const body = await answer.text();
      reply.status(answerStatus(answer.status, body));
      if (isAct) {
        const call = { path, body: request.body, caller, origin: originOf(request) };
        await noteAuthCall(db, call, { status: reply.statusCode, answer: body });
      }
      for (const [name, value] of answer.headers) reply.header(name, value);
      const retryAfter = answer.headers.get('x-retry-after');
      if (retryAfter) reply.header('retry-after', retryAfter);
      return reply.send(body || null);
    },
  });
}
