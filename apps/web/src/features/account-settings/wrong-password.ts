import { ApiRequestError } from '@/lib/api-request-error.ts';

export function isWrongPassword(error: Error): boolean {
  return error instanceof ApiRequestError && error.code === 'INVALID_PASSWORD';
}

/** The error of a password field that confirms a change. */
export function passwordError(isMissing: boolean, error: Error | null): string | undefined {
  if (isMissing) return 'Please enter your password';
  return error && isWrongPassword(error) ? 'This is not your password' : undefined;
}
