/** The message tells the operator what is wrong and what helps. */
export class StartError extends Error {
  override name = 'StartError';
}
