import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

const windowMs = 60_000;

export const attemptsPerMinute = 10;
export const uploadsPerMinute = 300;

/**
 * Counts requests by whatever `keyOf` says they are about, such as an account, from however many
 * addresses they come. Refuses with 429 and `Retry-After` what is too much.
 */
export function createLimit(
  app: FastifyInstance,
  max: number,
): (request: FastifyRequest, key: string) => Promise<void> {
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => keys.get(request) ?? request.ip,
  });
  return async (request, key) => {
    keys.set(request, key);
    const answer = await count(request);
    if (answer.isAllowed || !answer.isExceeded) return;
    throw new TooManyRequests(answer.ttlInSeconds);
  };
}

export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const seconds = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`;
    super(429, 'TOO_MANY_REQUESTS', `Too many requests. Please try again in ${seconds}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
