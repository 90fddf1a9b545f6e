import { openLine } from './open-line.ts';

export type LoadResult = {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  failed: number;
};

export const requestOf = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`;

/** Each client sends its next request after the response. */
export async function runLoad(
  port: number,
  requests: readonly string[],
  { clients, ms }: { clients: number; ms: number },
): Promise<LoadResult> {
  const times: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const endAt = startedAt + ms;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const line = await openLine(port);
      for (let turn = client; performance.now() < endAt; turn += clients) {
        const askedAt = performance.now();
        const { status } = await line.ask(requests[turn % requests.length] ?? '');
        times.push(performance.now() - askedAt);
        if (status !== 200) failed += 1;
      }
      line.close();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    perSecond: times.length / seconds,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    failed,
  };
}
