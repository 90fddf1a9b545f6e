import { endpoints, singleSignOnReturnPath } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { limitAttempts } from '../../../platform/limit-attempts.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { serve } from '../../../platform/serve.ts';
import { headersOf, originOf } from '../../../platform/session.ts';
import { beginSignIn } from '../begin-sign-in.ts';
import { browserCookie, readBrowserCookie } from '../browser-cookie.ts';
import { finishSignIn, type OpenAccount } from '../finish-sign-in.ts';
import { samlRoutes } from '../saml/routes.ts';
import type { SingleSignOnServices } from '../services.ts';
import { returnsPerMinute } from './returns-per-minute.ts';

type Services = SingleSignOnServices & {
  openAccounts: (headers: Headers, address: string) => OpenAccount;
};

/** Sends browsers to the provider of their organization, and takes their return. */
export function signInRoutes(app: FastifyInstance, services: Services) {
  const { db, publicUrl, openAccounts } = services;
  // In its own scope, because only these routes accept forms.
  app.register(async (scope) => samlRoutes(scope, services));

  serve(app, 'single sign-on', endpoints.singleSignOnStart, {
    start: async ({ body, request, reply }) => {
      await limitAttempts(db, [`single sign-on ${networkOf(request.ip)}`], returnsPerMinute);
      const { url, browser } = await beginSignIn(services, body.email);
      reply.header('set-cookie', browserCookie(publicUrl, browser));
      return { url };
    },
  });

  app.get(singleSignOnReturnPath, { schema: { hide: true } }, async (request, reply) => {
    await limitAttempts(db, [`single sign-on return ${networkOf(request.ip)}`], returnsPerMinute);
    const { address, device } = originOf(request);
    const url = new URL(request.url, publicUrl);
    const finished = await finishSignIn(services, {
      url: new URL(`${publicUrl}${singleSignOnReturnPath}${url.search}`),
      browser: readBrowserCookie(request.headers.cookie),
      origin: { address, device },
      openAccount: openAccounts(headersOf(request), address),
      log: request.log,
    });
    reply.header('set-cookie', browserCookie(publicUrl, ''));
    if (finished.kind === 'signed-in')
      for (const cookie of finished.cookies) reply.header('set-cookie', cookie);
    // Keeps the address with the provider's answer out of later requests and of caches.
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    if (finished.kind === 'refused')
      return reply.redirect(`${publicUrl}/login?refused=${finished.reason}`, 303);
    return reply.redirect(
      finished.kind === 'tested' ? `${publicUrl}/sign-in-test` : `${publicUrl}/`,
      303,
    );
  });
}
