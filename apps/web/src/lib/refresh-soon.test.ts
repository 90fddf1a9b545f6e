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

/** A list that is in use, of a server whose answers take a while and hold the state at their start. */
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

it('asks at once, and once more for all that is told meanwhile', async () => {
  const { server, shown } = watchList();
  await vi.advanceTimersByTimeAsync(100);
  for (let count = 0; count < burst; count += 1) changeAndTell(server);
  expect(server.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toBe(3);
  expect(shown()).toBe(burst);
});

it('asks about twice a second while a burst goes on, and shows its end', async () => {
  const { server, shown } = watchList();
  await vi.advanceTimersByTimeAsync(100);
  for (let count = 0; count < burst; count += 1) {
    changeAndTell(server);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(1000);
  // 4 seconds, with 600 ms for an answer and the pause behind it.
  expect(server.asked).toBeLessThanOrEqual(1 + 8);
  expect(shown()).toBe(burst);
});

it('waits for a slow answer instead of asking anew', async () => {
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

it('asks again after a first load that was under way', async () => {
  const { server, shown } = watchList({ answerMs: 1000 });
  await vi.advanceTimersByTimeAsync(500);
  changeAndTell(server);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toBe(2);
  expect(shown()).toBe(1);
});

it('goes on after an answer that failed', async () => {
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

it('asks at once again after a pause, and keeps other keys out of it', async () => {
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

it('lets what is not in use be loaded when it is used next', async () => {
  const queryFn = vi.fn(async () => 'list');
  const options = { queryKey: [...listKey, 'other'], queryFn, staleTime: Number.POSITIVE_INFINITY };
  await client.fetchQuery(options);
  refreshSoon(client, listKey);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queryFn).toHaveBeenCalledOnce();
  await client.fetchQuery(options);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
