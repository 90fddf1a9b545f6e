import { connect } from 'node:net';

type Answer = { status: number; bytes: number; body: () => string };

/** A minimal keep-alive HTTP client, so that the server's work dominates. One request at a time. */
export async function openLine(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let unread: Buffer[] = [];
  let unreadLength = 0;
  let bodyAt = 0;
  let wantedLength = 0;
  let status = 0;
  let answered: (answer: Answer) => void = () => {};
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.on('data', (chunk) => {
    unread.push(chunk);
    unreadLength += chunk.length;
    if (wantedLength === 0) {
      const head = Buffer.concat(unread).toString('latin1');
      const headLength = head.indexOf('\r\n\r\n');
      if (headLength < 0) return;
      status = Number(head.slice(9, 12));
      bodyAt = headLength + 4;
      wantedLength = bodyAt + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    }
    if (unreadLength < wantedLength) return;
    const [chunks, from, bytes] = [unread, bodyAt, wantedLength - bodyAt];
    unread = [];
    unreadLength = 0;
    wantedLength = 0;
    answered({ status, bytes, body: () => Buffer.concat(chunks).toString('utf8', from) });
  });
  return {
    ask: (request: string | Uint8Array) =>
      new Promise<Answer>((resolve) => {
        answered = resolve;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
