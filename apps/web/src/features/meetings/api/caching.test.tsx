import {
  type FetchQueryOptions,
  focusManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRequestError } from '@/lib/api-client.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import type { ShownProcessing } from '../domain/shown-meeting.ts';
import { buildProcessing, statusOf } from '../testing/build-meeting.ts';
import {
  getMeetingGraphQueryOptions,
  getMeetingQueryOptions,
  getParticipantSummariesQueryOptions,
  getSentimentBreakdownQueryOptions,
} from './meeting.ts';
import { mergeProcessing, takeProcessing } from './meeting-cache.ts';
import { meetingKeys } from './meeting-keys.ts';
import { getMeetingsPageQueryOptions } from './meetings.ts';
import { getProcessingStatusQueryOptions } from './processing-status.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const secondMs = 1000;
const minuteMs = 60 * secondMs;
type Caching = Pick<FetchQueryOptions, 'queryKey'> & { staleTime?: unknown };

describe('an answer that was not invalidated', () => {
  const cases: [string, Caching, number][] = [
    ['the list of meetings', getMeetingsPageQueryOptions(''), 5 * minuteMs],
    ['a meeting', getMeetingQueryOptions('review'), 5 * minuteMs],
    ['its graph', getMeetingGraphQueryOptions('review'), 5 * minuteMs],
    ['its participant summaries', getParticipantSummariesQueryOptions('review'), 5 * minuteMs],
    ['its sentiment breakdown', getSentimentBreakdownQueryOptions('review'), 5 * minuteMs],
    ['its processing status', getProcessingStatusQueryOptions('review'), secondMs],
  ];

  it.each(cases)('%s is refetched when it is stale', async (_, caching, freshMs) => {
    const client = createQueryClient();
    const queryFn = vi.fn(async () => 'answer');
    const { queryKey, staleTime } = caching;
    if (typeof staleTime !== 'number') throw new Error('The answer never gets old');
    const ask = () => client.fetchQuery({ queryKey, staleTime, queryFn });
    await ask();
    await vi.advanceTimersByTimeAsync(freshMs - 1);
    await ask();
    expect(queryFn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('the processing status', () => {
  const watch = (queryFn: () => Promise<ShownProcessing>, client = createQueryClient()) => {
    client.mount();
    const options = { ...getProcessingStatusQueryOptions('review'), queryFn };
    return new QueryObserver(client, options).subscribe(() => {});
  };
  const refusedWith = (status: number) =>
    vi.fn(async () => Promise.reject(new ApiRequestError(status, 'CODE', 'sentence')));

  it.each([400, 401, 403, 404])('is not requested again after a %i', async (status) => {
    const queryFn = refusedWith(status);
    const stop = watch(queryFn);
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(queryFn).toHaveBeenCalledOnce();
    stop();
  });

  it('is retried twice after a server error, and then at the next poll', async () => {
    const queryFn = refusedWith(503);
    const stop = watch(queryFn);
    // Two retries after 1 and 2 seconds; a poll that is due waits for them.
    await vi.advanceTimersByTimeAsync(3 * secondMs);
    expect(queryFn).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1999);
    expect(queryFn).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(4);
    stop();
  });

  it('is polled every two seconds, in the background as well', async () => {
    focusManager.setFocused(false);
    const queryFn = vi.fn(async () => statusOf(buildProcessing()));
    const stop = watch(queryFn);
    await vi.advanceTimersByTimeAsync(1999);
    expect(queryFn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2001);
    expect(queryFn).toHaveBeenCalledTimes(3);
    stop();
  });

  const processing = statusOf(buildProcessing());
  const told = [
    ['an event', (client: QueryClient) => void takeProcessing(client, processing)],
    [
      'an answered list',
      (client: QueryClient) => void mergeProcessing(client, buildProcessing(), Date.now()),
    ],
  ] as const;

  it.each(told)('is not requested within two seconds of %s that carried it', async (_, tell) => {
    const queryFn = vi.fn(async () => processing);
    const client = createQueryClient();
    const stop = watch(queryFn, client);
    await vi.advanceTimersByTimeAsync(0);
    for (let count = 0; count < 20; count += 1) {
      await vi.advanceTimersByTimeAsync(1999);
      tell(client);
    }
    await vi.advanceTimersByTimeAsync(1999);
    expect(queryFn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not requested right after a list that carried it', async () => {
    const queryFn = vi.fn(async () => processing);
    const client = createQueryClient();
    mergeProcessing(client, buildProcessing(), Date.now());
    const stop = watch(queryFn, client);
    await vi.advanceTimersByTimeAsync(1999);
    expect(queryFn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledOnce();
    stop();
  });

  it('is taken from an event that is newer than a list answer', async () => {
    const client = createQueryClient();
    const askedAtMs = Date.now();
    await vi.advanceTimersByTimeAsync(10);
    await takeProcessing(client, { ...processing, processingStatus: 'failed' });
    expect(mergeProcessing(client, buildProcessing(), askedAtMs)).toMatchObject({
      processingStatus: 'failed',
    });
    expect(client.getQueryData(meetingKeys.status('review'))).toMatchObject({
      processingStatus: 'failed',
    });
  });
});
