import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshSoon } from './refresh-soon.ts';

const listKey = ['meetings', 'list'];
const burst = 200;

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  client.mount();
});
afterEach(() => {
  client.unmount();
  vi.useRealTimers();
});

/** Watches a list. The server answers after a delay, with the state at the start of the request. */
function watchList({ answerMs = 100, queryKey = [...listKey, 'first page'] } = {}) {
  const server = { state: 0, asked: 0, aborted: 0, isDown: false };
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async ({ signal }) => {
      server.asked += 1;
      signal.addEventListener('abort', () => {
        server.aborted += 1;
      });
      const { state } = server;
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      if (server.isDown) throw new Error('There is no answer');
      return state;
    },
    retry: false,
  });
  observer.subscribe(() => {});
  return { server, shown: () => observer.getCurrentResult().data };
}

function changeAndTell(server: { state: number }) {
  server.state += 1;
  refreshSoon(client, listKey);
}

it('requests at once, and once more for all calls in the meantime', async () => {
  const { server, shown } = watchList();
  await vi.advanceTimersByTimeAsync(100);
  for (let count = 0; count < burst; count += 1) changeAndTell(server);
  expect(server.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toBe(3);
  expect(shown()).toBe(burst);
});

it('requests about twice a second during a burst, and shows the final state', async () => {
  const { server, shown } = watchList();
  await vi.advanceTimersByTimeAsync(100);
  for (let count = 0; count < burst; count += 1) {
    changeAndTell(server);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(1000);
  // 4 seconds, one request per 600 ms (100 ms answer, 500 ms pause).
  expect(server.asked).toBeLessThanOrEqual(1 + 8);
  expect(shown()).toBe(burst);
});

it('waits for a slow response instead of sending another request', async () => {
  const { server, shown } = watchList({ answerMs: 3000 });
  await vi.advanceTimersByTimeAsync(3000);
  for (let count = 0; count < burst; count += 1) {
    changeAndTell(server);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server).toMatchObject({ asked: 1 + 3, aborted: 0 });
  expect(shown()).toBe(burst);
});

it('requests again after a first load that was in progress', async () => {
  const { server, shown } = watchList({ answerMs: 1000 });
  await vi.advanceTimersByTimeAsync(500);
  changeAndTell(server);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toBe(2);
  expect(shown()).toBe(1);
});

it('continues after a failed request', async () => {
  const { server, shown } = watchList();
  await vi.advanceTimersByTimeAsync(100);
  server.isDown = true;
  changeAndTell(server);
  await vi.advanceTimersByTimeAsync(1000);
  server.isDown = false;
  changeAndTell(server);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(2);
});

it('requests at once again after a pause, separately for each key', async () => {
  const { server } = watchList();
  const people = watchList({ queryKey: ['users'] });
  await vi.advanceTimersByTimeAsync(100);
  changeAndTell(server);
  refreshSoon(client, ['users']);
  expect([server.asked, people.server.asked]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  changeAndTell(server);
  expect([server.asked, people.server.asked]).toEqual([3, 2]);
});

it('leaves unused queries stale until they are used', async () => {
  const queryFn = vi.fn(async () => 'list');
  const options = { queryKey: [...listKey, 'other'], queryFn, staleTime: Number.POSITIVE_INFINITY };
  await client.fetchQuery(options);
  refreshSoon(client, listKey);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queryFn).toHaveBeenCalledOnce();
  await client.fetchQuery(options);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
