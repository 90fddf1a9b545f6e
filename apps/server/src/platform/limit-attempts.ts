import { createHash } from 'node:crypto';
import type { Queryable } from '../database/types.ts';
import { countAttempt } from './attempt-repository.ts';
import { AppError } from './errors.ts';

const windowSeconds = 60;

export const attemptsPerMinute = 10;
export const uploadsPerMinute = 300;

/**
 * Counts a call under whatever it is about, such as an account or an address, over all processes.
 * Refuses with 429 and `Retry-After` what is too much.
 */
export async function limitAttempts(
  db: Queryable,
  keys: readonly string[],
  max: number,
): Promise<void> {
  const { count, secondsLeft } = await countAttempt(db, keys.map(digest), windowSeconds);
  if (count > max) throw new TooManyRequests(secondsLeft);
}

/** Keys hold what anybody types, addresses of people too: any length, any characters. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const seconds = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`;
    super(429, 'TOO_MANY_REQUESTS', `Too many requests. Please try again in ${seconds}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
