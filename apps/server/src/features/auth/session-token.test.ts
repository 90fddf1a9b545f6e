import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSessionToken } from './session-token.ts';

const options = {
  cookieName: 'rapport.session_token',
  secret: 'a secret of thirty-two characters',
};
const sign = (token: string, secret = options.secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
const cookie = (value: string) => ({ cookie: `theme=dark; rapport.session_token=${value}; a=b` });

test.each([
  ['a bearer token', { authorization: 'Bearer abc123' }, 'abc123'],
  ['a signed one', { authorization: `Bearer ${decodeURIComponent(sign('abc123'))}` }, 'abc123'],
  ['its scheme in any case', { authorization: 'bearer abc123' }, 'abc123'],
  ['a signed cookie among others', cookie(sign('abc123')), 'abc123'],
  ['nothing', {}, undefined],
  ['another scheme', { authorization: 'Basic abc123' }, undefined],
  ['a cookie without a signature', cookie('abc123'), undefined],
  ['a cookie signed with another secret', cookie(sign('abc123', 'another secret')), undefined],
  ['a signature of another token', cookie(sign('abc123').replace('abc', 'abd')), undefined],
  ['half a signature', cookie(sign('abc123').slice(0, -9)), undefined],
  ['two such cookies', cookie(`${sign('abc')}; rapport.session_token=${sign('abd')}`), undefined],
  [
    'a bearer token with a false signature, whatever the cookie says',
    { authorization: 'Bearer a.b', ...cookie(sign('abc123')) },
    undefined,
  ],
])('%s', (_, credentials, token) => {
  expect(readSessionToken(credentials, options)).toBe(token);
});
