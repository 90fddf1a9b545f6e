import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/types.ts';
import { hasAccounts } from '../../../ground/account/account-repository.ts';
import type { Env } from '../../../platform/env.ts';
import { attemptsPerMinute, limitAttempts } from '../../../platform/limit-attempts.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { serve } from '../../../platform/serve.ts';
import { headersOf, originOf } from '../../../platform/session.ts';
import { isSingleSignOnUsed } from '../../single-sign-on/is-used.ts';
import { giveOutChallenge } from '../challenge.ts';
import { isAnyPasskey } from '../passkey-repository.ts';
import { type RelyingParty, requestFor } from '../relying-party.ts';
import { type OpenSession, signInByPasskey } from '../sign-in-by-passkey.ts';

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
  serve(app, 'passkeys', endpoints.passkeySignIn, {
    listWays: async ({ request }) => {
      await limitAttempts(db, [`sign-in ways ${networkOf(request.ip)}`], pageVisitsPerMinute);
      return {
        hasSingleSignOn: await isSingleSignOnUsed(db),
        hasPasskeys: await isAnyPasskey(db),
        sendsMail: env.mail.smtpUrl !== undefined,
        hasOwner: await hasAccounts(db),
      };
    },
    begin: async ({ request }) => {
      await limitAttempts(db, [`passkey begin ${networkOf(request.ip)}`], signInsPerMinute);
      return requestFor(relyingParty, await giveOutChallenge(db, null));
    },
    signIn: async ({ body, request, reply }) => {
      await limitAttempts(db, [`passkey ${networkOf(request.ip)}`], signInsPerMinute);
      const { address, device } = originOf(request);
      const cookies = await signInByPasskey(
        {
          db,
          relyingParty,
          origin: { address, device },
          openSession: openSessions(headersOf(request), address),
        },
        body,
      );
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return { isSignedIn: true as const };
    },
  });
}
