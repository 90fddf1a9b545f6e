/** `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(error: { message: string; code?: string; constraint?: string }) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
  }
}
