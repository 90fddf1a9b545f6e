/** Says why an answer of a provider is not accepted. */
export class SamlError extends Error {
  override name = 'SamlError';
}
