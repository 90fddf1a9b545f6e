import { ApiRequestError } from '@/lib/api-request-error.ts';

/** Whether a call was refused because the password that confirms it is not the account's. */
export function isWrongPassword(error: Error): boolean {
  return error instanceof ApiRequestError && error.code === 'INVALID_PASSWORD';
}
