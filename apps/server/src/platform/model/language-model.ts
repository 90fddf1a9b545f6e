import type { ModelWindow } from '@rapport/contract';
import type { z } from 'zod';

/**
 * 'cut-prompt': the server read clearly less than was sent. 'cut-answer': it stopped by length. 'over-limit': the
 * organization's tokens are used up.
 */
export type ModelFailure =
  | 'no-answer'
  | 'too-slow'
  | 'unreadable-answer'
  | 'cut-prompt'
  | 'cut-answer'
  | 'over-limit';

/** As the server counts them; null if it does not. */
export type Tokens = { prompt: number; completion: number };

type About = {
  /** What the call has cost although it failed. */
  tokens?: Tokens;
  cut?: { sent: number; read: number };
  /** The server's own words, which may repeat what it was sent. */
  words?: string;
};

/** The error is logged, so its message contains nothing of question or answer; `about` is not logged. */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
  readonly failure: ModelFailure;
  readonly about: () => About;

  constructor(failure: ModelFailure, detail: string, about: About = {}) {
    super(detail);
    this.failure = failure;
    // A function, so that loggers of errors leave it out.
    this.about = () => about;
  }
}

/** Thrown when the process stops, or the caller no longer needs the answer. */
export class QuestionDroppedError extends Error {
  override name = 'QuestionDroppedError';
}

/** The instructions come first and are always the same, so that servers can keep what they have read of them. */
export type Question<T> = {
  instructions: string;
  content: string;
  form: z.ZodType<T>;
  /** Called with all that was written so far, unchecked; the answer is then asked for as a stream. */
  onText?: (soFar: string) => void;
};

export type Answered<T> = {
  answer: T;
  tokens: Tokens;
  /** Tokens of the question: by estimate, and as the server counts them (null if it does not). */
  sent: number;
  read: number | null;
};

export type LanguageModel = {
  name: string;
  /**
   * @throws LanguageModelError if there is no whole answer in the requested form, or the question was not read whole.
   * @throws QuestionDroppedError when `dropped` is aborted.
   */
  ask<T>(question: Question<T>, dropped: AbortSignal): Promise<Answered<T>>;
  /** How much it reads at once; null if nobody tells. Asks the server at most every ten minutes, unless `anew`. */
  findWindow(anew?: 'anew'): Promise<ModelWindow | null>;
  /** The tokens of a text, rather too many than too few; better with each answer. */
  estimate(text: string): number;
  close(): void;
};
