import { ApiRequestError } from '@/lib/api-client.ts';

/** The server answers 404 where an organization has switched a whole call off. */
export async function nullWhenSwitchedOff<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}
