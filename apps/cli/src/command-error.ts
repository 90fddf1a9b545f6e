/** Ends a command. The message is a sentence for the user. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** In one line. */
export function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, ' ').trim() || 'Something went wrong.';
}
