import { paths } from '@rapport/contract';
import { request } from './api-client.ts';

/** Has a link mailed; the answer does not reveal whether there is an account. */
export const requestPasswordReset = (email: string): Promise<void> =>
  request({
    path: `${paths.auth}/request-password-reset`,
    method: 'POST',
    body: { email, redirectTo: '/reset-password' },
    needsSession: false,
  });
