import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { apiErrorSchema, paths, socketPath } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp({ publicUrl: 'https://rapport.example' });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** On a raw connection. */
async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return response;
}
const get = (path: string, more = '') =>
  send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Connection: close\r\n\r\n`);

test.each([
  ['an address that cannot be read', () => get('/%ff'), 400],
  ['an address of the API that cannot be read', () => get('/api/v1/event/%E0%A4%A'), 400],
  ['a line that is no HTTP', () => send('garbage\r\n\r\n'), 400],
  ['a header that is none', () => get('/', 'a b: c\r\n'), 400],
  [
    'a length and pieces at once',
    () =>
      send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'),
    400,
  ],
  ['headers that are too long', () => get('/', `a: ${'x'.repeat(20_000)}\r\n`), 431],
  ['an address that is too long', () => get(`/?a=${'x'.repeat(20_000)}`), 431],
])('ASVS 3.4: %s gets a sentence and all security headers', async (_what, ask, status) => {
  const response = await ask();
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const line of [
    /^content-security-policy: default-src 'self';.*frame-ancestors 'none'/im,
    /^strict-transport-security: max-age=\d{7,}/im,
    /^x-content-type-options: nosniff/im,
    /^referrer-policy: same-origin/im,
    /^content-type: application\/json; charset=utf-8/im,
  ])
    expect(head).toMatch(line);
  const error = apiErrorSchema.parse(JSON.parse(body));
  expect(error.code).toMatch(/^[A-Z_]+$/);
  expect(error.message).toMatch(/^[A-Z].* .*\.$/);
});

test('a body that is too large is refused while it arrives, and its connection stays usable', async () => {
  const socket = connect(port, '127.0.0.1');
  const bytes = 2_000_000;
  // `once` also rejects on a connection error.
  const heard = async () => `${(await once(socket, 'data'))[0]}`.split('\r\n', 1)[0];
  const refused = heard();
  socket.write(
    `POST ${paths.auth}/sign-out HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
  );
  expect(await refused).toContain(' 413 ');
  socket.write('x'.repeat(bytes - 1));
  const next = heard();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await next).toContain(' 200 ');
  socket.destroy();
});

test('ASVS 3.4: refusals of the live connection have the security headers', async () => {
  for (const query of ['', '?transport=nonsense', '?EIO=4&transport=polling&sid=nobody'])
    expect(await get(`${socketPath}/${query}`)).toMatch(/^x-content-type-options: nosniff/im);
});
