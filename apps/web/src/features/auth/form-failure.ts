import { ApiRequestError, noAnswerError } from '@/lib/api-request-error.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

/** The sentence of a form that could not be sent. A failure that is no refusal is logged. */
export function formFailure(
  error: unknown,
  texts: { [status: number]: string; else: string },
): string {
  const isRefused = error instanceof ApiRequestError && error.status > 0;
  if (!isRefused) console.error('A form could not be sent', error);
  return refusalSentence(isRefused ? error : noAnswerError(), texts);
}
