import {
  auth,
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { assistantAnsweredSchema, mcpPath, paths } from '@rapport/contract';
import { type TestApp, testPublicUrl } from '../test-app.ts';
import type { SignedIn } from './accounts.ts';
import { fetchInto } from './assistants.ts';

export const redirectUri = 'http://127.0.0.1:4567/callback';

type Reached = { url: string; fetch: typeof fetch };

/** Reaches the app without a port. */
export const within = (app: Pick<TestApp, 'http'>): Reached => ({
  url: testPublicUrl,
  fetch: fetchInto(app),
});

/** An assistant as its maker would write it, with the protocol's own client. */
export function createAssistant({ url, fetch: fetchFn }: Reached, name = 'Claude') {
  const serverUrl = new URL(mcpPath, url);
  const kept: {
    discovered?: OAuthDiscoveryState;
    client?: { client_id: string };
    tokens?: StoredOAuthTokens;
    verifier?: string;
    opened?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: name, redirect_uris: [redirectUri] },
    state: () => 'as-it-was',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.opened = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (state) => {
      kept.discovered = state;
    },
    discoveryState: () => kept.discovered,
  };
  /** Opens the page of consent; returns its address. */
  async function openPage(change: (url: URL) => void = () => {}): Promise<string> {
    delete kept.tokens;
    await auth(provider, { serverUrl, fetchFn });
    const opened = new URL(kept.opened ?? '');
    change(opened);
    const answer = await fetchFn(opened, { redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  }

  /** The request in the address of the page. */
  const ask = async (change?: (url: URL) => void): Promise<string> =>
    new URL(await openPage(change)).search.slice(1);

  /** Redeems the code with which the browser comes back. */
  const finish = (continueAt: string) => {
    const { searchParams } = new URL(continueAt);
    const iss = searchParams.get('iss');
    return auth(provider, {
      serverUrl,
      fetchFn,
      authorizationCode: searchParams.get('code') ?? '',
      ...(iss && { iss }),
    });
  };

  async function connectFor(
    member: SignedIn,
    given: { organizationId?: string; days?: 1 | 30 | null } = {},
  ): Promise<void> {
    await finish((await allow(member, await ask(), given)).continueAt);
  }

  async function client(): Promise<Client> {
    const opened = new Client(
      { name: 'test', version: '1' },
      { versionNegotiation: { mode: 'auto' } },
    );
    const transport = new StreamableHTTPClientTransport(serverUrl, {
      fetch: fetchFn,
      authProvider: provider,
    });
    await opened.connect(transport);
    return opened;
  }

  return { kept, openPage, ask, finish, connectFor, client };
}
export const listTools = ({ http }: Pick<TestApp, 'http'>, token: string) =>
  http.inject({
    method: 'POST',
    url: mcpPath,
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    },
  });

/** Allows what an assistant asks for, on the page. */
export async function allow(
  member: SignedIn,
  request: string,
  {
    organizationId = member.organizationId,
    days = 30,
  }: { organizationId?: string; days?: 1 | 30 | null } = {},
) {
  const answer = await member.call('POST', paths.assistantRequest, {
    payload: { isAllowed: true, request, organizationId, days },
  });
  return assistantAnsweredSchema.parse(answer.json());
}

/** A call of the OAuth server as a form. */
export const postForm = (
  { http }: Pick<TestApp, 'http'>,
  name: 'token' | 'revoke',
  fields: Record<string, string | undefined>,
) =>
  http.inject({
    method: 'POST',
    url: `${paths.auth}/oauth2/${name}`,
    payload: new URLSearchParams(JSON.parse(JSON.stringify(fields))).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
