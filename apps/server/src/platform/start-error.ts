/** The message tells the operator what is wrong and how to correct it. */
export class StartError extends Error {
  override name = 'StartError';
}
