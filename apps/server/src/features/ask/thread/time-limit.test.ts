import { expect, test } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { inTime } from '../ask.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error : undefined),
  );

test('a question that takes too long ends with a sentence that helps', async () => {
  const limit = new AbortController();
  const ended = failureOf(inTime(limit.signal, () => new Promise(() => {})));
  limit.abort();
  expect(await ended).toMatchObject({
    status: 503,
    code: 'ASK_TOO_LONG',
    message:
      'This question took too long. Choose a shorter period, a person or a series, and ask again.',
  });
});

test('a question that the database ends does so too', async () => {
  const search = new AppError(503, 'SEARCH_TOO_LONG', 'The search took too long.');
  const ended = failureOf(inTime(new AbortController().signal, () => Promise.reject(search)));
  expect(await ended).toMatchObject({ code: 'ASK_TOO_LONG' });
});

test('other errors are passed on', async () => {
  const other = new AppError(404, 'NOT_FOUND', 'There is no such series.');
  const ended = failureOf(inTime(new AbortController().signal, () => Promise.reject(other)));
  expect(await ended).toBe(other);
});
