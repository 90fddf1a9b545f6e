import type { z } from 'zod';

export type ModelFailure = 'no-answer' | 'too-slow' | 'unreadable-answer';

/** The error is logged, so it contains nothing of question or answer. */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

/** Thrown when the process stops, or the caller no longer needs the answer. */
export class QuestionDroppedError extends Error {
  override name = 'QuestionDroppedError';
}

export type Question<T> = { instructions: string; content: string; form: z.ZodType<T> };

export type LanguageModel = {
  name: string;
  /**
   * @throws LanguageModelError if there is no answer in the requested form.
   * @throws QuestionDroppedError when `dropped` is aborted.
   */
  ask<T>(question: Question<T>, dropped: AbortSignal): Promise<{ answer: T; tokens: number }>;
  close(): void;
};
