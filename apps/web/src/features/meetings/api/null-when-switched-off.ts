import { ApiRequestError } from '@/lib/api-client.ts';

/**
 * Turns a 404 into null: the server answers 404 if a call's feature is switched off in the
 * organization.
 */
export async function nullWhenSwitchedOff<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}
