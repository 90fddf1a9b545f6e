/** The message says why an answer was not accepted. */
export class SamlError extends Error {
  override name = 'SamlError';
}
