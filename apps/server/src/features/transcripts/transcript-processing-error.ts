import { isDataError } from '../../database/data-error.ts';

/** Every way in which an analysis ends without results. */
export type ProcessingFailure =
  | 'unreadable'
  | 'work_limit'
  | 'time_limit'
  | 'memory_limit'
  | 'refused_values'
  | 'unexpected';

/** An analysis failed for good. The message is a sentence for the person who uploaded the file. */
export class TranscriptProcessingError extends Error {
  override name = 'TranscriptProcessingError';
  readonly failure: ProcessingFailure;

  constructor(failure: ProcessingFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Those that nobody finds out while the file is read. */
const sentences = {
  refused_values:
    'This file was read, but it holds something that can’t be kept. Please export the transcript again, or save it as .txt, and upload that.',
  unexpected:
    'Reading this file failed by a fault of Rapport, which was noted for its operator. Please retry once; if it fails again, save the transcript as .txt and upload that.',
} satisfies Partial<Record<ProcessingFailure, string>>;

/** Gives whatever ended an analysis its kind and its sentence. */
export function nameFailure(error: unknown): TranscriptProcessingError {
  if (error instanceof TranscriptProcessingError) return error;
  const failure = isDataError(error) ? 'refused_values' : 'unexpected';
  return new TranscriptProcessingError(failure, sentences[failure], { cause: error });
}
