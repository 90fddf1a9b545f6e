import { paths } from '@rapport/contract';
import * as z from 'zod/mini';
import { accountChanged } from './account-change.ts';
import { request } from './api-client.ts';
import { ApiRequestError } from './api-request-error.ts';
import { refusalSentence } from './refusal-sentence.ts';

const call = (name: string, body: object) => ({
  path: `${paths.auth}/two-factor/${name}`,
  method: 'POST' as const,
  body,
});
const setUpSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const recoveryCodesSchema = z.object({ backupCodes: z.array(z.string()) });
export type TwoFactorSetUp = z.infer<typeof setUpSchema>;

/** Two-factor sign-in is switched on only when a code has been confirmed. */
export const beginTwoFactor = (password: string): Promise<TwoFactorSetUp> =>
  request({ ...call('enable', { password }), schema: setUpSchema });

/** With a session, confirms the set-up; otherwise completes the second step of a sign-in. */
export async function enterCode(code: string): Promise<void> {
  await request(call('verify-totp', { code: code.replaceAll(/\s/g, '') }));
  accountChanged();
}

export async function enterRecoveryCode(code: string): Promise<void> {
  await request(call('verify-backup-code', { code: code.trim() }));
  accountChanged();
}

export async function switchOffTwoFactor(password: string): Promise<void> {
  await request(call('disable', { password }));
  accountChanged();
}

export async function makeRecoveryCodes(password: string): Promise<string[]> {
  const { backupCodes } = await request({
    ...call('generate-backup-codes', { password }),
    schema: recoveryCodesSchema,
  });
  return backupCodes;
}

const sentences: Record<string, string> = {
  INVALID_CODE: 'This code is not right. Enter the one that your app shows now.',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or it was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in has expired. Go back and enter your password again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE:
    'Too many wrong codes. Go back and enter your password again.',
};

export function codeRefusal(error: Error): string {
  const known = error instanceof ApiRequestError ? sentences[error.code] : undefined;
  return known ?? refusalSentence(error, 'The code could not be checked. Please try again.');
}
