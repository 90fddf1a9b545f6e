import { ApiRequestError } from '@/lib/api-client.ts';

/** The message for a failed call: the sentence for its status, otherwise `else` with the error's message. */
export function refusalText(error: Error, texts: { [status: number]: string; else: string }) {
  const sentence = error instanceof ApiRequestError ? texts[error.status] : undefined;
  return sentence ?? `${texts.else}: ${error.message || 'Unknown error'}`;
}
