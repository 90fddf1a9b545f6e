import { ApiRequestError } from './api-request-error.ts';

/** The messages of these errors are not full sentences. */
const codesOfSilence = ['NO_ANSWER', 'UNREADABLE_ERROR', 'UNEXPECTED_ANSWER'];

/** The server's 'Not authorized' would read as a missing right. */
const sentences: Record<string, string> = {
  UNAUTHORIZED: 'Your session has expired. Sign in and try again.',
};

/** The sentence for the status, else the server's message, else `texts.else`. */
export function refusalSentence(error: Error, texts: { [status: number]: string; else: string }) {
  if (!(error instanceof ApiRequestError)) return error.message || texts.else;
  const said = codesOfSilence.includes(error.code) ? '' : (sentences[error.code] ?? error.message);
  return texts[error.status] ?? (said || texts.else);
}
