import { ApiRequestError } from './api-request-error.ts';

/** Failures without a word of the server's: what their message says is our own and only half a sentence. */
const codesOfSilence = ['NO_ANSWER', 'UNREADABLE_ERROR', 'UNEXPECTED_ANSWER'];

/** What to tell a person about a refused call: by status, else in the server's own words. */
export function refusalSentence(error: Error, texts: { [status: number]: string; else: string }) {
  if (!(error instanceof ApiRequestError)) return error.message || texts.else;
  const said = codesOfSilence.includes(error.code) ? '' : error.message;
  return texts[error.status] ?? (said || texts.else);
}
