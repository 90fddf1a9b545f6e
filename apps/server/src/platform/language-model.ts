import type { z } from 'zod';

export type ModelFailure = 'no-answer' | 'too-slow' | 'unreadable-answer';

/** A language model was asked in vain. Holds nothing of what it was asked or answered: that is not for a log. */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

/** Nobody waits for the answer any more: the process stops, or whoever asked has given up. */
export class QuestionDroppedError extends Error {
  override name = 'QuestionDroppedError';
}

export type Question<T> = { instructions: string; content: string; form: z.ZodType<T> };

export type LanguageModel = {
  name: string;
  /**
   * @throws LanguageModelError where there is no answer in the form that was asked for.
   * @throws QuestionDroppedError once the question is dropped.
   */
  ask<T>(question: Question<T>, dropped: AbortSignal): Promise<{ answer: T; tokens: number }>;
  /** Drops every question. */
  close(): void;
};
