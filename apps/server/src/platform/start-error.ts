/** A start, or a command, can't go on. The message is for whoever runs Rapport: what is wrong and what helps. */
export class StartError extends Error {
  override name = 'StartError';
}
