import { paths } from '@rapport/contract';
import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { connectionInProgress } from '../assistants/connections/connection-in-progress.ts';
import type { OAuthRequests } from '../assistants/connections/oauth-requests.ts';
import type { Auth } from './auth.ts';

const tooOld = () =>
  new AppError(
    404,
    'REQUEST_TOO_OLD',
    'This request is too old or not complete. Connect again in the assistant.',
  );

const answerSchema = z.object({ url: z.string() });
const clientSchema = z.object({ client_name: z.string() });

/** The requests of assistants at the library's OAuth server. */
export const oauthRequestsOf = (auth: Auth, publicUrl: string): OAuthRequests => ({
  send: (call, init) => auth.handler(new Request(`${publicUrl}${paths.auth}/oauth2/${call}`, init)),

  async read(request) {
    const query = new URLSearchParams(request);
    const clientId = query.get('client_id') ?? '';
    const client = await auth.api
      .getOAuthClientPublicPrelogin({ body: { client_id: clientId, oauth_query: request } })
      .catch((error: unknown) => {
        if (isAPIError(error) && error.statusCode < 500) throw tooOld();
        throw error;
      });
    // The library has compared it with the registered ones before it signed the request.
    const goesTo = new URL(query.get('redirect_uri') ?? '');
    const isSite = goesTo.protocol === 'https:';
    return {
      clientId,
      name: clientSchema.parse(client).client_name,
      host: isSite ? goesTo.host : goesTo.hostname || goesTo.protocol.replace(/:$/, ''),
      isThisComputer: !isSite,
    };
  },

  async answer(given, request, connectionId) {
    const headers = new Headers({ 'content-type': 'application/json', origin: publicUrl });
    for (const name of ['cookie', 'authorization']) {
      const value = given.get(name);
      if (value) headers.set(name, value);
    }
    const call = new Request(`${publicUrl}${paths.auth}/oauth2/consent`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ accept: connectionId !== undefined, oauth_query: request }),
    });
    const ask = () => auth.handler(call);
    const answered = await (connectionId === undefined
      ? ask()
      : connectionInProgress.run(connectionId, ask));
    if (answered.status >= 500) throw new Error(`the OAuth server answered ${answered.status}`);
    if (!answered.ok) throw tooOld();
    return answerSchema.parse(await answered.json()).url;
  },
});
