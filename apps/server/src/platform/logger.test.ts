import { expect, test } from 'vitest';
import { requestFacts } from './logger.ts';

test.each([
  ['/api/v1/event/0a/graph', '/api/v1/event/0a/graph'],
  ['/api/v1/event?search=salary', '/api/v1/event'],
  ['/accept-invite/s3cret', '/accept-invite/…'],
  ['/reset-password/s3cret/more?x=1', '/reset-password/…'],
  ['/api/organization/invitation/s3cret', '/api/organization/invitation/…'],
  ['/api/auth/reset-password/s3cret?callbackURL=x', '/api/auth/reset-password/…'],
  ['/api/auth/verify-email?a=1&token=s3cret&b=2', '/api/auth/verify-email'],
  ['/api/v1/user/ada@example.com', '/api/v1/user/…'],
  ['/api/v1/user/ada%40example.com', '/api/v1/user/…'],
])('ASVS 14.2: the log keeps %s as %s', (url, kept) => {
  expect(requestFacts({ method: 'GET', url, ip: '192.0.2.1' })).toEqual({
    method: 'GET',
    url: kept,
    ip: '192.0.2.1',
  });
});
