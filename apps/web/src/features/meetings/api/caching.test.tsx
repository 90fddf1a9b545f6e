import { type FetchQueryOptions, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRequestError } from '@/lib/api-client.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import type { ShownProcessing } from '../domain/meeting-status.ts';
import { buildProcessing, statusOf } from '../testing/build-meeting.ts';
import { getMeetingQueryOptions } from './get-meeting.ts';
import { getMeetingGraphQueryOptions } from './get-meeting-graph.ts';
import { getMeetingsQueryOptions } from './get-meetings.ts';
import { getParticipantSummariesQueryOptions } from './get-participant-summaries.ts';
import { getProcessingStatusQueryOptions } from './get-processing-status.ts';
import { getSentimentBreakdownQueryOptions } from './get-sentiment-breakdown.ts';

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

describe('an answer that nothing says has changed', () => {
  const cases: [string, Caching, number][] = [
    ['the list of meetings', getMeetingsQueryOptions(''), 5 * minuteMs],
    ['a meeting', getMeetingQueryOptions('review'), 5 * minuteMs],
    ['its graph', getMeetingGraphQueryOptions('review'), 5 * minuteMs],
    ['its participant summaries', getParticipantSummariesQueryOptions('review'), 5 * minuteMs],
    ['its sentiment breakdown', getSentimentBreakdownQueryOptions('review'), 5 * minuteMs],
    ['its processing status', getProcessingStatusQueryOptions('review'), secondMs],
  ];

  it.each(cases)('%s is asked for again when it is old enough', async (_, caching, freshMs) => {
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
  const watch = (queryFn: () => Promise<ShownProcessing>) => {
    const client = createQueryClient();
    client.mount();
    const options = { ...getProcessingStatusQueryOptions('review'), queryFn };
    return new QueryObserver(client, options).subscribe(() => {});
  };
  const refusedWith = (status: number) =>
    vi.fn(async () => Promise.reject(new ApiRequestError(status, 'CODE', 'sentence')));

  it.each([400, 401, 403, 404])('is not asked for again after a %i', async (status) => {
    const queryFn = refusedWith(status);
    const stop = watch(queryFn);
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(queryFn).toHaveBeenCalledOnce();
    stop();
  });

  it('is tried twice more when the server fails, and then with the next poll', async () => {
    const queryFn = refusedWith(503);
    const stop = watch(queryFn);
    // Two more tries, 1 and 2 seconds later; a poll that is due waits for them.
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
});
