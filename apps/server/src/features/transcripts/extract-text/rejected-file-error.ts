export type RejectionReason =
  | 'wrong_extension'
  | 'empty'
  | 'content_mismatch'
  | 'password_protected'
  | 'damaged'
  | 'no_text'
  | 'too_large_inside';

/** A file that can't be a transcript. The message is a sentence for people, the reason a code for machines. */
export class RejectedFileError extends Error {
  override name = 'RejectedFileError';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
