import { paths } from '@rapport/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../database/types.ts';
import { limitAttempts } from '../../../platform/limit-attempts.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { requireSwitchedOnSomewhere } from '../require-switched-on.ts';
import { metadataOf } from './metadata.ts';
import { OAuthRefusal } from './oauth-refusal.ts';
import type { OAuthRequests } from './oauth-requests.ts';
import {
  prepareAuthorization,
  prepareRegistration,
  prepareRevocation,
  prepareToken,
} from './prepare-oauth-call.ts';

type OAuthServices = { db: Database; publicUrl: string; requests: OAuthRequests };
type Limit = { max: number; seconds: number };

/** By network. */
const registrations: Limit = { max: 20, seconds: 60 * 60 };
const tokens: Limit = { max: 120, seconds: 60 };

/** In bytes. */
const bodyMax = 16 * 1024;
const schema = { hide: true };

/** The OAuth server for assistants. It does not exist while no organization has assistants on. */
export function oauthRoutes(app: FastifyInstance, services: OAuthServices) {
  const { db, publicUrl, requests } = services;
  app.addHook('onRequest', () => requireSwitchedOnSomewhere(db));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => fieldsOf(new URLSearchParams(body)),
  );

  for (const [path, document] of metadataOf(publicUrl))
    app.get(path, { schema }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(document),
    );

  app.get(`${paths.auth}/oauth2/authorize`, { schema }, (request, reply) =>
    answering(reply, async () => {
      const query = new URLSearchParams(prepareAuthorization(publicUrl, request.query));
      // Without its session: each request is answered on the page.
      return requests.send(`authorize?${query}`, {});
    }),
  );

  const post = (
    name: string,
    limit: Limit,
    bodyOf: (body: unknown) => Promise<URLSearchParams> | URLSearchParams | string,
  ) =>
    app.post(`${paths.auth}/oauth2/${name}`, { schema, bodyLimit: bodyMax }, (request, reply) =>
      answering(reply, async () => {
        const key = `assistant ${name} ${networkOf(request.ip)}`;
        await limitAttempts(db, [key], limit.max, { seconds: limit.seconds });
        const body = await bodyOf(request.body ?? {});
        // Neither cookies nor other credentials: public clients have none.
        const type = typeof body === 'string' && { 'content-type': 'application/json' };
        return requests.send(name, { method: 'POST', headers: { ...type }, body });
      }),
    );
  post('token', tokens, async (body) => new URLSearchParams(await prepareToken(services, body)));
  post('revoke', tokens, (body) => new URLSearchParams(prepareRevocation(body)));
  post('register', registrations, (body) => JSON.stringify(prepareRegistration(body)));
}

/** A field that is given twice has two values. */
const fieldsOf = (params: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first, ...more] = params.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );

async function answering(reply: FastifyReply, answer: () => Promise<Response>) {
  reply.header('cache-control', 'no-store');
  try {
    const given = await answer();
    reply.status(given.status);
    for (const name of ['location', 'content-type', 'www-authenticate']) {
      const value = given.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply.send((await given.text()) || null);
  } catch (error) {
    if (error instanceof OAuthRefusal) return reply.status(400).send(error.body);
    throw error;
  }
}
