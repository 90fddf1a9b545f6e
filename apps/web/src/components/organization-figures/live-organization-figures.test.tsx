import type { ServerEventName } from '@rapport/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { refreshOn } from '@/realtime/use-refresh-on.ts';
import { connectionRestoredEvent, rebroadcast } from '@/realtime/window-events.ts';
import { organizationFiguresKey } from './figure-keys.ts';
import { organizationFigures } from './live-organization-figures.ts';

const answer = vi.fn(async () => 'figures');
const hidden = vi.fn(async () => 'figures');
let stop = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  answer.mockClear();
  hidden.mockClear();
  const queryClient = createQueryClient();
  const shown = new QueryObserver(queryClient, {
    queryKey: [...organizationFiguresKey, 'overview', { weeks: 4 }],
    queryFn: answer,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const unsubscribe = shown.subscribe(() => {});
  await queryClient.prefetchQuery({
    queryKey: [...organizationFiguresKey, 'overview', { weeks: 13 }],
    queryFn: hidden,
  });
  const unfollow = refreshOn(queryClient, organizationFigures);
  stop = () => {
    unfollow();
    unsubscribe();
  };
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function hear(name: ServerEventName) {
  rebroadcast(name, {
    eventId: 'review',
    organizationId: 'northwind',
    title: 'Review',
    processingStatus: 'completed',
    processingProgress: null,
    processingError: null,
    processingStartedAt: null,
    processingCompletedAt: null,
  });
}

test.each([
  'organization-figures-updated',
  'transcript-processing-completed',
  'meeting-deleted',
  'meeting-updated',
  'meetings-updated',
  'actions-updated',
  'organization-people-updated',
] as const)('%s refreshes the figures that are shown, and no others', async (name) => {
  hear(name);
  await pass(100);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(hidden).toHaveBeenCalledTimes(1);
});

test('progress refreshes nothing', async () => {
  hear('transcript-processing-progress');
  await pass(10_000);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('during a burst, events refresh at once and then every five seconds', async () => {
  for (let second = 0; second < 10; second += 1) {
    hear('meeting-updated');
    await pass(1000);
  }
  await pass(20_000);
  expect(answer).toHaveBeenCalledTimes(1 + 3);
});

test('a restored connection refreshes missed data, and after stopping, events are ignored', async () => {
  window.dispatchEvent(new Event(connectionRestoredEvent));
  await pass(100);
  expect(answer).toHaveBeenCalledTimes(2);
  await pass(6000);
  stop();
  hear('meeting-deleted');
  await pass(6000);
  expect(answer).toHaveBeenCalledTimes(2);
});
