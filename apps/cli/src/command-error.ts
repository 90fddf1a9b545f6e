/** Ends a command. The message is a sentence for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** One line, whatever went wrong. */
export function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, ' ').trim() || 'Something went wrong.';
}
