import type { Queryable } from '../database/types.ts';
import { countAttempt, takeBackAttempt } from './attempt-repository.ts';
import { digestOf } from './digest-of.ts';
import { AppError } from './errors.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

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
 * @throws TooManyRequests above `max` in the window, a minute if none is given
 */
export async function limitAttempts(
  db: Queryable,
  keys: readonly string[],
  max: number,
  window: { seconds: number; refusal?: Refusal } = { seconds: minuteSeconds },
): Promise<void> {
  const { count, secondsLeft } = await countAttempt(db, keys.map(digestOf), window.seconds);
  if (count > max) throw new TooManyRequests(secondsLeft, window.refusal);
}

export const takeBack = (db: Queryable, keys: readonly string[]): Promise<void> =>
  takeBackAttempt(db, keys.map(digestOf));

/** Counts, and tells whether there were at most `max` in the last `seconds`. */
export async function isWithinLimit(
  db: Queryable,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<boolean> {
  return (await countAttempt(db, [digestOf(key)], seconds)).count <= max;
}

/** Whether a single-use value is new within the last `seconds`. */
export const isFirstUse = (db: Queryable, key: string, seconds: number): Promise<boolean> =>
  isWithinLimit(db, key, { max: 1, seconds });

/** The sentence of a refusal, with the time to wait such as '20 seconds'. */
type Refusal = (time: string) => string;
const tooManyRequests: Refusal = (time) => `Too many requests. Please try again in ${time}.`;

export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, refusal: Refusal = tooManyRequests) {
    super(429, 'TOO_MANY_REQUESTS', refusal(timeWords(retryAfterSeconds)));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function timeWords(seconds: number): string {
  if (seconds < hourSeconds) return counted(seconds, 'second');
  return counted(Math.ceil(seconds / hourSeconds), 'hour');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
