import { ApiRequestError } from './api-request-error.ts';

/** The messages of these errors are not full sentences. */
const codesOfSilence = ['NO_ANSWER', 'UNREADABLE_ERROR', 'UNEXPECTED_ANSWER'];

/** The sentence for the status, else the server's message, else `texts.else`. */
export function refusalSentence(error: Error, texts: { [status: number]: string; else: string }) {
  if (!(error instanceof ApiRequestError)) return error.message || texts.else;
  const said = codesOfSilence.includes(error.code) ? '' : error.message;
  return texts[error.status] ?? (said || texts.else);
}
