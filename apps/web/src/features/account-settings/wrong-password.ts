import { ApiRequestError } from '@/lib/api-request-error.ts';

export function isWrongPassword(error: Error): boolean {
  return error instanceof ApiRequestError && error.code === 'INVALID_PASSWORD';
}
