import { paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tryWriting } from '../../database/check-database.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import {
  attemptsPerMinute,
  limitAttempts,
  TooManyRequests,
} from '../../platform/limit-attempts.ts';
import { headersOf, originOf } from '../../platform/session.ts';
import { answerStatus } from './answer-status.ts';
import { type Auth, type AuthOptions, clientAddressHeader } from './auth.ts';
import { changePasswordPath } from './auth-hooks.ts';
import { accountBodyBytesMax, boundAccountInput } from './bound-account-input.ts';
import { namedOrganizations, requireMembership } from './named-organizations.ts';
import { namedThings, requireOwnThings } from './named-things.ts';
import { needsCaller, noteAuthCall } from './note-auth-call.ts';
import { requireReadableCall } from './readable-call.ts';
import { tellOfAct } from './tell-of-act.ts';

/** Attempts at one account are counted here; the library counts those from one address. */
const pathsOfAttempts = new Set(['/sign-in/email', '/sign-up/email', '/request-password-reset']);
const attemptSchema = z.object({ email: z.string() });
/** Whoever is signed in confirms something by a password, whichever call it is. */
const confirmedSchema = z.union([
  z.object({ password: z.unknown() }),
  z.object({ currentPassword: z.unknown() }),
]);

type AuthServices = Pick<AuthOptions, 'db' | 'publicUrl' | 'tellAccessChange'> & {
  auth: Auth;
  bus: EventBus;
};

/** Better Auth answers everything below its path; Fastify has read the body already. */
export function authRoutes(
  app: FastifyInstance,
  { db, auth, bus, publicUrl, tellAccessChange }: AuthServices,
) {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    bodyLimit: accountBodyBytesMax,
    handler: async (request, reply) => {
      const url = new URL(request.url, publicUrl);
      requireReadableCall(request.body, url);
      // As the library reads it: however it was written, it is the same call.
      const path = url.pathname.slice(paths.auth.length).replace(/\/+$/, '');
      const body = boundAccountInput(path, request.body, url);
      const email = attemptSchema.safeParse(body).data?.email;
      if (email && pathsOfAttempts.has(path))
        await limitAttempts(db, [`${path} ${email.toLowerCase()}`], attemptsPerMinute);
      const headers = headersOf(request);
      const named = namedOrganizations(body, url);
      const isAct = request.method === 'POST';
      const things = namedThings(path, body, url);
      const isNamed = named.length > 0 || things.size > 0;
      const testsPassword = !pathsOfAttempts.has(path) && confirmedSchema.safeParse(body).success;
      const asksWho = isNamed || testsPassword || (isAct && needsCaller(path));
      const caller = asksWho ? await app.findCaller(request.headers) : null;
      if (caller && testsPassword)
        await limitAttempts(db, [`password ${caller.accountId}`], attemptsPerMinute);
      if (caller && named.length > 0) await requireMembership(db, caller.accountId, named, path);
      if (caller && things.size > 0) await requireOwnThings(db, caller.accountId, things);
      const origin = originOf(request);
      headers.set(clientAddressHeader, origin.address);
      // It is kept with the session.
      if (origin.device) headers.set('user-agent', origin.device);
      // The body is written anew below; its old length and coding would be wrong.
      headers.delete('content-length');
      headers.delete('transfer-encoding');
      const ask = () =>
        auth.handler(
          new Request(url, {
            method: request.method,
            headers,
            ...(isAct && { body: JSON.stringify(body ?? {}) }),
          }),
        );
      let answer = await ask();
      if (answer.status >= 500) {
        // The library keeps to itself why it failed: a database that can't be written to says so here.
        await tryWriting(db);
        // Two calls at once may want the same slug or address. Asked again, the library sees the one that exists.
        answer = await ask();
      }
      const retryAfter = answer.headers.get('x-retry-after');
      // In the library's words it has no code, and its sentence does not say when.
      if (retryAfter) throw new TooManyRequests(Number(retryAfter));
      if (answer.status >= 500) throw new Error(`the account library answered ${answer.status}`);
      const text = await answer.text();
      // It also takes a database that does not answer for a session that is over: who asks is asked for again.
      if (text.includes('"UNAUTHORIZED"') && (await app.findCaller(request.headers)))
        throw new Error('the account library did not find a session that is there');
      reply.status(answerStatus(answer.status, text));
      if (isAct) {
        const call = { path, body, caller, origin };
        const { statusCode: status } = reply;
        request.log.info({ call: path, status, email, accountId: caller?.accountId }, 'acts');
        const act = await noteAuthCall(db, call, { status, answer: text });
        if (act) await tellOfAct(bus, act);
        if (path === changePasswordPath && status < 300 && caller)
          reply.raw.once('close', () => void tellAccessChange(caller.accountId));
      }
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply.send(text || null);
    },
  });
}
