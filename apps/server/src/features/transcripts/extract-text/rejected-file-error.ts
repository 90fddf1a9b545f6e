export type RejectionReason =
  | 'wrong_extension'
  | 'empty'
  | 'content_mismatch'
  | 'password_protected'
  | 'damaged'
  | 'no_text'
  | 'too_large_inside';

/** A file that cannot be a transcript. The message is for users, the reason for code. */
export class RejectedFileError extends Error {
  override name = 'RejectedFileError';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
