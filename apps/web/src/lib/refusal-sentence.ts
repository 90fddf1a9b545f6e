import { ApiRequestError } from './api-request-error.ts';

type Sentences = { [status: number]: string; else: string };

/** Sentences by status, and `else` for errors without a sentence of their own; or only that one. */
export type RefusalTexts = string | Sentences;

/** The messages of these errors are not full sentences. */
const codesOfSilence = ['NO_ANSWER', 'UNREADABLE_ERROR', 'UNEXPECTED_ANSWER'];

/** The server's 'Not authorized' would read as a missing right. */
const sentences: Record<string, string> = {
  UNAUTHORIZED: 'Your session has expired. Sign in and try again.',
};

/** The sentence for the status, else the server's message, else that of `else`. */
export function refusalSentence(error: Error, texts: RefusalTexts): string {
  const given: Sentences = typeof texts === 'string' ? { else: texts } : texts;
  if (!(error instanceof ApiRequestError)) return error.message || given.else;
  const said = codesOfSilence.includes(error.code) ? '' : (sentences[error.code] ?? error.message);
  return given[error.status] ?? (said || given.else);
}
