export type ProcessingFailure = 'unreadable' | 'time_limit' | 'memory_limit';

/** An analysis failed because of its file. The message is a sentence for the person who uploaded it. */
export class TranscriptProcessingError extends Error {
  override name = 'TranscriptProcessingError';
  readonly failure: ProcessingFailure;

  constructor(failure: ProcessingFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
