import { expect, test } from 'vitest';
import { requestFacts } from './logger.ts';

test.each([
  ['/accept-invite/s3cret', '/accept-invite/…'],
  ['/reset-password/s3cret?x=1', '/reset-password/…?x=1'],
  ['/api/organization/invitation/s3cret', '/api/organization/invitation/…'],
  ['/api/auth/verify-email?a=1&token=s3cret&b=2', '/api/auth/verify-email?a=1&token=…&b=2'],
  ['/api/v1/event?search=token', '/api/v1/event?search=token'],
])('the log keeps %s as %s', (url, kept) => {
  expect(requestFacts({ method: 'GET', url, ip: '192.0.2.1' })).toEqual({
    method: 'GET',
    url: kept,
    ip: '192.0.2.1',
  });
});
