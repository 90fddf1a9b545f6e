import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import {
  paths,
  samlAnswerPath,
  scimPath,
  singleSignOnReturnPath,
  socketPath,
} from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp, testPublicUrl } from '../testing/test-app.ts';

const errorLevel = 50;
const lineSchema = z.looseObject({ level: z.number(), msg: z.string().optional() });

let app: TestApp;
let port: number;
let lines: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  app = await startTestApp({}, undefined, log);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const errors = () =>
  lines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ level }) => level >= errorLevel);

/** Sends the text, and hangs up: at once, or after the first part of the response. */
async function hangUp(text: string, afterBytes: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  if (afterBytes > 0) await once(socket, 'data');
  socket.resetAndDestroy();
  await once(socket, 'close');
}
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';

const cut: [what: string, text: string, afterBytes: number][] = [
  ['a line that is no HTTP', 'garbage\r\n\r\n', 0],
  ['a body', `${head(`POST ${paths.auth}/sign-in/email`, json, 'Content-Length: 500')}{"em`, 0],
  [
    'a body in pieces',
    `${head(`POST ${paths.singleSignOnStart}`, json, 'Transfer-Encoding: chunked')}5\r\n{"em`,
    0,
  ],
  [
    'a form',
    `${head(`POST ${samlAnswerPath}`, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 500')}SAML`,
    0,
  ],
  [
    'an upload',
    `${head(`POST ${paths.uploadTranscript}`, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 500')}--x\r\n`,
    0,
  ],
  [
    'a SCIM call',
    `${head(`POST ${scimPath}/Users`, 'Content-Type: application/scim+json', 'Content-Length: 500')}{`,
    0,
  ],
  ['a page', head('GET /'), 1],
  ['the description of the API', head('GET /api/docs/json'), 1],
  [
    'a websocket',
    head(
      `GET ${socketPath}/?EIO=4&transport=websocket`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ),
    1,
  ],
];

test.each(cut)(
  '%s that a stranger cuts off is no error of the server',
  async (_what, text, afterBytes) => {
    lines = [];
    for (let time = 0; time < 3; time += 1) await hangUp(text, afterBytes);
    // A later request, whose line comes after those.
    await app.http.inject({ url: '/healthz' });
    expect(errors()).toEqual([]);
  },
);

const strangeCookies = [
  'rapport.session_token=%E0%A4%A',
  'rapport.session_token=a.b',
  'rapport.known_browser=%00',
  '=',
  'rapport.two_factor=x.y',
];
const bodies = [
  '{',
  'null',
  '{"email":1}',
  '{"email":"no@example.com","password":"wrong-horse-9","name":"No","token":"x","newPassword":"New-horse-10","code":"000000","credential":{},"provider":"x"}',
];

test('what strangers send is no error of the server', async () => {
  lines = [];
  const call = (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ) =>
    app.http.inject({
      method,
      url,
      headers: { origin: testPublicUrl, ...headers },
      ...(payload !== undefined && { payload }),
      remoteAddress: `203.0.113.${lines.length % 250}`,
    });
  for (const cookie of strangeCookies)
    for (const url of [
      paths.meetings,
      `${paths.auth}/get-session`,
      `${socketPath}/?EIO=4&transport=polling`,
    ])
      await call('GET', url, { cookie });
  for (const authorization of [
    'Bearer',
    'Bearer %',
    'Bearer a.b',
    'Bearer rapport_x',
    'Basic eDp5',
    'Bearer scim_x',
  ])
    for (const url of [paths.meetings, `${scimPath}/Users`, `${paths.auth}/get-session`])
      await call('GET', url, { authorization });
  const posts = [
    `${paths.auth}/sign-in/email`,
    `${paths.auth}/sign-up/email`,
    `${paths.auth}/request-password-reset`,
    `${paths.auth}/reset-password`,
    `${paths.auth}/two-factor/verify-totp`,
    `${paths.auth}/sign-in/social`,
    `${paths.auth}/sign-out`,
    `${paths.auth}/organization/accept-invitation`,
    `${paths.auth}/verify-email`,
    `${paths.auth}/update-user`,
    paths.singleSignOnStart,
    paths.passkeySignIn,
    paths.passkeySignInBegin,
  ];
  for (const url of posts)
    for (const body of bodies)
      await call('POST', url, { 'content-type': 'application/json' }, body);
  for (const answer of ['', 'x', '<a/>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])
    await call(
      'POST',
      samlAnswerPath,
      { origin: 'https://id.example', 'content-type': 'application/x-www-form-urlencoded' },
      `RelayState=x&SAMLResponse=${Buffer.from(answer).toString('base64url')}`,
    );
  for (const query of ['', 'state=x&code=y', 'state=%00', 'error=x'])
    await call('GET', `${singleSignOnReturnPath}?${query}`, {});
  for (const path of [
    '/%ff',
    '/api/v1/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    '/api/auth/nothing',
    '/api/auth/reset-password/x?callbackURL=https://evil.example',
    '/api/auth/error?error=x',
    '/metrics',
  ])
    await call('GET', path, {});
  expect(errors()).toEqual([]);
});
