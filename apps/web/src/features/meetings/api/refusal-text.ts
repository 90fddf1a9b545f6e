import { ApiRequestError } from '@/lib/api-client.ts';

/** What to tell a person about a failed call: a sentence by status, else what failed and why. */
export function refusalText(error: Error, texts: { [status: number]: string; else: string }) {
  const sentence = error instanceof ApiRequestError ? texts[error.status] : undefined;
  return sentence ?? `${texts.else}: ${error.message || 'Unknown error'}`;
}
