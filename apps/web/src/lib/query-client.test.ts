import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRequestError } from './api-request-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const minuteMs = 60_000;
const queryKey = ['anything'];

async function watch(queryFn = vi.fn(async () => 'answer')) {
  const client = createQueryClient();
  client.mount();
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return { client, queryFn, stop };
}

describe('a fetched answer', () => {
  test('is not fetched again on window focus', async () => {
    const { queryFn } = await watch();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('is fetched again when the network is back', async () => {
    const { queryFn } = await watch();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test('is kept for ten minutes after its last use', async () => {
    const { client, stop } = await watch();
    stop();
    await vi.advanceTimersByTimeAsync(10 * minuteMs - 1);
    expect(client.getQueryData(queryKey)).toBe('answer');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

describe('a failed call', () => {
  test.each([
    [new ApiRequestError(503, 'BUSY', 'busy'), 4],
    [new ApiRequestError(0, 'NO_ANSWER', 'the server did not answer'), 4],
    [new ApiRequestError(404, 'NOT_FOUND', 'not there'), 1],
    [new ApiRequestError(401, 'UNAUTHORIZED', 'who?'), 1],
  ])('is repeated three times unless it was refused: %s', async (error, calls) => {
    const queryFn = vi.fn(async () => Promise.reject(error));
    await watch(queryFn);
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(queryFn).toHaveBeenCalledTimes(calls);
  });

  test('is not repeated if it changes something', async () => {
    const mutationFn = vi.fn(async () => Promise.reject(new Error('busy')));
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn });
    const done = mutation.execute(undefined).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(await done).toBe('failed');
    expect(mutationFn).toHaveBeenCalledOnce();
  });
});
