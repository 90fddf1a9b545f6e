import { createHash, randomBytes } from 'node:crypto';
import { allowAssistantPath, mcpPath, paths } from '@rapport/contract';
import { z } from 'zod';
import type { Send } from './caller.ts';
import type { Tally } from './tally.ts';
import type { Step } from './watch.ts';
import type { World } from './world.ts';

type Attack = { send: Send; step: Step; tally: Tally };

const oauth = (name: string) => `${paths.auth}/oauth2/${name}`;
const callback = 'https://assistant.example/callback';
const registeredSchema = z.object({ client_id: z.string() });
const continuedSchema = z.object({ continueAt: z.string() });

export const registrationOf = (...uris: unknown[]) => ({
  method: 'POST',
  path: oauth('register'),
  body: JSON.stringify({ client_name: 'Claude', redirect_uris: uris }),
});

/** Assistants that register with hostile addresses, ask to be sent elsewhere, and redeem what is not theirs. */
export async function attackConnections({ own, foreign }: World, { send, step, tally }: Attack) {
  await step('hostile registrations', async () => {
    for (const uri of hostileUris) {
      const what = `registration of ${JSON.stringify(uri)?.slice(0, 80)}`;
      const answer = await send(registrationOf(uri), what);
      if (answer?.status !== 400) tally.fault(`${what}: ${answer?.status}`);
    }
    for (const body of outOfForm)
      await send({ ...registrationOf(callback), body }, 'a registration out of form');
  });

  const registered = await send(registrationOf(callback), 'a registration');
  const clientId = registeredSchema.parse(JSON.parse(registered?.text ?? '')).client_id;
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'x',
  };
  const authorize = (given: Record<string, string>, what: string) =>
    send({ method: 'GET', path: `${oauth('authorize')}?${new URLSearchParams(given)}` }, what);

  await step('hostile redirects', async () => {
    for (const uri of redirectsElsewhere) {
      const what = `redirect to ${uri.slice(0, 80)}`;
      const answer = await authorize({ ...request, redirect_uri: uri }, what);
      const { location = '', status = 0 } = answer ?? {};
      if (status === 302 && !isPage(location)) tally.fault(`${what}: ${location}`);
      if (location.includes('sig=')) tally.fault(`${what}: signed`);
    }
    for (const left of ['code_challenge', 'code_challenge_method', 'client_id', 'response_type']) {
      const { [left]: _, ...rest } = Object.fromEntries(Object.entries(request));
      const answer = await authorize(rest, `a request without ${left}`);
      if (answer?.location.includes('sig=')) tally.fault(`without ${left}: signed`);
    }
  });

  await step('answers and codes of others', async () => {
    const page = new URL((await authorize(request, 'a request'))?.location ?? '');
    const signed = page.search.slice(1);
    const answer = (given: string, organizationId: string) => ({
      method: 'POST',
      path: paths.assistantRequest,
      by: own.people.owner,
      body: JSON.stringify({ isAllowed: true, request: given, organizationId, days: 1 }),
    });
    const forged = signed.replace(/assistant\.example/, 'evil.example');
    for (const [given, organizationId] of [
      [signed, foreign.organizationId],
      [forged, own.organizationId],
      [`${signed}&redirect_uri=https://evil.example/`, own.organizationId],
    ] as const) {
      const refused = await send(answer(given, organizationId), 'an answer that is not theirs');
      if (refused?.status !== 404) tally.fault(`an answer that is not theirs: ${refused?.status}`);
    }
    const allowed = await send(answer(signed, own.organizationId), 'an answer');
    if (allowed?.status !== 200) tally.fault(`an answer: ${allowed?.status} ${allowed?.text}`);
    const { continueAt } = continuedSchema.parse(JSON.parse(allowed?.text ?? ''));
    const code = new URL(continueAt).searchParams.get('code') ?? '';
    const redeem = (given: Record<string, string>) =>
      send(
        {
          method: 'POST',
          path: oauth('token'),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            client_id: clientId,
            redirect_uri: callback,
            code,
            ...given,
          }).toString(),
        },
        'a code of others',
      );
    for (const given of [
      { code_verifier: verifier, client_id: 'another' },
      { code_verifier: 'guessed' },
      { code_verifier: verifier },
      { grant_type: 'client_credentials' },
      { grant_type: 'password', username: 'owner@example.com', password: 'x' },
      { grant_type: 'refresh_token', refresh_token: code },
    ]) {
      const taken = await redeem(given);
      if (taken?.status === 200) tally.fault(`a code of others: ${JSON.stringify(given)}`);
    }
  });

  await step('guessed tokens', async () => {
    for (let at = 0; at < 20; at += 1) {
      const token = `rapport_assistant_${randomBytes(24).toString('base64url').slice(0, 32)}`;
      const headers = { authorization: `Bearer ${token}` };
      const sent = { method: 'POST', path: mcpPath, headers, body: '{}' };
      const answer = await send(sent, 'a guessed token');
      if (answer && ![401, 429].includes(answer.status))
        tally.fault(`a guessed token: ${answer.status}`);
    }
  });
}

/** The page of consent, on which an error is told. */
function isPage(location: string): boolean {
  const { hostname, pathname, searchParams } = new URL(location);
  return hostname === 'localhost' && pathname === allowAssistantPath && searchParams.has('error');
}

const hostileUris: unknown[] = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'http://evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://169.254.169.254/latest',
  'https://a:b@evil.example/',
  'https://evil.example/#x',
  '//evil.example',
  '/meetings',
  '',
  `https://evil.example/${'x'.repeat(5000)}`,
  null,
  {},
];

const outOfForm = ['', 'null', '[]', '{}', '{"redirect_uris":{}}', '{"redirect_uris":[]}', '{'];

const redirectsElsewhere = [
  'https://evil.example/callback',
  'https://assistant.example.evil.example/callback',
  'https://assistant.example/callback/../x',
  'https://assistant.example/callback?x=1',
  'https://assistant.example/callback#x',
  'https://assistant.example@evil.example/callback',
  'https://ASSISTANT.example/callback',
  'http://assistant.example/callback',
  'https://assistant.example:444/callback',
  'javascript:alert(1)',
  '',
];
