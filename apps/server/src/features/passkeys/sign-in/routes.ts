import {
  apiErrorSchema,
  passkeyRequestSchema,
  passkeySignedInSchema,
  passkeySignInSchema,
  paths,
  signInWaysSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../../database/types.ts';
import { hasAccounts } from '../../../ground/account/account-repository.ts';
import type { Env } from '../../../platform/env.ts';
import { attemptsPerMinute, limitAttempts } from '../../../platform/limit-attempts.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { headersOf, originOf } from '../../../platform/session.ts';
import { isSingleSignOnUsed } from '../../single-sign-on/is-used.ts';
import { giveOutChallenge } from '../challenge.ts';
import { isAnyPasskey } from '../passkey-repository.ts';
import { type RelyingParty, requestFor } from '../relying-party.ts';
import { type OpenSession, signInByPasskey } from '../sign-in-by-passkey.ts';

const tags = ['passkeys'];
/** Higher, because many people of an organization can share an address. */
const signInsPerMinute = attemptsPerMinute * 6;
const pageVisitsPerMinute = attemptsPerMinute * 60;

type Services = {
  db: Database;
  env: Pick<Env, 'mail'>;
  relyingParty: RelyingParty;
  openSessions: (headers: Headers, address: string) => OpenSession;
};

/** Needs no session. The account is found by the passkey, so callers cannot find out who has an account. */
export function passkeySignInRoutes(
  app: FastifyInstance,
  { db, env, relyingParty, openSessions }: Services,
) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.signInWays,
    {
      schema: {
        summary: 'Which sign-in methods besides passwords are used here, and whether mail is sent',
        tags,
        response: { 200: signInWaysSchema, 429: apiErrorSchema },
      },
    },
    async (request) => {
      await limitAttempts(db, [`sign-in ways ${networkOf(request.ip)}`], pageVisitsPerMinute);
      return {
        hasSingleSignOn: await isSingleSignOnUsed(db),
        hasPasskeys: await isAnyPasskey(db),
        sendsMail: env.mail.smtpUrl !== undefined,
        hasOwner: await hasAccounts(db),
      };
    },
  );

  routes.post(
    paths.passkeySignInBegin,
    {
      schema: {
        summary: 'Start a sign-in with a passkey',
        tags,
        response: { 200: passkeyRequestSchema, 429: apiErrorSchema },
      },
    },
    async (request) => {
      await limitAttempts(db, [`passkey begin ${networkOf(request.ip)}`], signInsPerMinute);
      return requestFor(relyingParty, await giveOutChallenge(db, null));
    },
  );

  routes.post(
    paths.passkeySignIn,
    {
      schema: {
        summary: 'Sign in with a passkey; the answer sets the session cookie',
        tags,
        body: passkeySignInSchema,
        response: {
          200: passkeySignedInSchema,
          400: apiErrorSchema,
          401: apiErrorSchema,
          403: apiErrorSchema,
          429: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      await limitAttempts(db, [`passkey ${networkOf(request.ip)}`], signInsPerMinute);
      const { address, device } = originOf(request);
      const cookies = await signInByPasskey(
        {
          db,
          relyingParty,
          origin: { address, device },
          openSession: openSessions(headersOf(request), address),
        },
        request.body,
      );
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return { isSignedIn: true as const };
    },
  );
}
