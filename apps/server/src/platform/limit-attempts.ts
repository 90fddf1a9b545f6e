import type { Queryable } from '../database/types.ts';
import { countAttempt } from './attempt-repository.ts';
import { digestOf } from './digest-of.ts';
import { AppError } from './errors.ts';

const windowSeconds = 60;

export const attemptsPerMinute = 10;
export const uploadsPerMinute = 300;
export const exportsPerMinute = 60;
export const questionsPerMinute = 60;
/** Number of lists of what a person carries, which are computed from all meetings of a quarter. */
export const handoversPerMinute = 20;
/** Number of mails about tasks from one person to another. */
export const taskMailsPerMinute = 3;
/** Number of answers that a language model writes. */
export const writtenAnswersPerMinute = 20;
/** Number of exports of whole lists, which may have very many rows. */
export const listExportsPerMinute = 10;

/**
 * Counts attempts across processes. Keys are hashed, because they contain user input of any length and addresses of
 * people.
 * @throws TooManyRequests above `max` per minute
 */
export async function limitAttempts(
  db: Queryable,
  keys: readonly string[],
  max: number,
): Promise<void> {
  const { count, secondsLeft } = await countAttempt(db, keys.map(digestOf), windowSeconds);
  if (count > max) throw new TooManyRequests(secondsLeft);
}

/** Whether a single-use value is new within the last `seconds`. */
export async function isFirstUse(db: Queryable, key: string, seconds: number): Promise<boolean> {
  return (await countAttempt(db, [digestOf(key)], seconds)).count === 1;
}

export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const seconds = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`;
    super(429, 'TOO_MANY_REQUESTS', `Too many requests. Please try again in ${seconds}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
