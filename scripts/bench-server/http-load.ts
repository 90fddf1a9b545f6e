import { connect } from 'node:net';

export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

/** A call as it goes over the line. */
export const requestOf = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`;

/** So many clients who each ask, wait for the answer and ask again, for so long, over connections of their own. */
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
        const status = await line.ask(requests[turn % requests.length] ?? '');
        times.push(performance.now() - askedAt);
        if (status !== 200) failed += 1;
      }
      line.close();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failed };
}

/** One connection that is kept: little work for the client, so that the server is what is measured. */
async function openLine(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let unread: Buffer[] = [];
  let unreadLength = 0;
  let wantedLength = 0;
  let status = 0;
  let answered: (status: number) => void = () => {};
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.on('data', (chunk) => {
    unread.push(chunk);
    unreadLength += chunk.length;
    if (wantedLength === 0) {
      const head = Buffer.concat(unread).toString('latin1');
      const bodyAt = head.indexOf('\r\n\r\n');
      if (bodyAt < 0) return;
      status = Number(head.slice(9, 12));
      wantedLength = bodyAt + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    }
    if (unreadLength < wantedLength) return;
    unread = [];
    unreadLength = 0;
    wantedLength = 0;
    answered(status);
  });
  return {
    ask: (request: string) =>
      new Promise<number>((resolve) => {
        answered = resolve;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
