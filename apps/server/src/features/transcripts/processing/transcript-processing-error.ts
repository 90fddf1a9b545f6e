import { isDataError } from '../../../database/data-error.ts';

export type ProcessingFailure =
  | 'unreadable'
  | 'work_limit'
  | 'time_limit'
  | 'memory_limit'
  | 'refused_values'
  | 'ended_process'
  | 'unexpected';

/** A permanent failure. Its message is shown to the uploader. */
export class TranscriptProcessingError extends Error {
  override name = 'TranscriptProcessingError';
  readonly failure: ProcessingFailure;

  constructor(failure: ProcessingFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Sentences for failures whose error has none. */
const sentences = {
  refused_values:
    'This file was read, but it contains something that can’t be saved. Please export the transcript again, or save it as .txt, and upload that.',
  unexpected:
    'Reading this file failed because of a fault in Rapport, which was logged. Please retry once; if it fails again, save the transcript as .txt and upload that.',
  ended_process:
    'Rapport stopped three times while it read this file, so it no longer tries by itself. Please save the transcript as .txt and upload that, or retry after your administrator has looked at the server.',
} satisfies Partial<Record<ProcessingFailure, string>>;

/** The process ended each time that it read the file. */
export const endedProcess = () =>
  new TranscriptProcessingError('ended_process', sentences.ended_process);

export function nameFailure(error: unknown): TranscriptProcessingError {
  if (error instanceof TranscriptProcessingError) return error;
  const failure = isDataError(error) ? 'refused_values' : 'unexpected';
  return new TranscriptProcessingError(failure, sentences[failure], { cause: error });
}
