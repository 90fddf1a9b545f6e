import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to the server that can be cut and mended. */
export async function startProxy(serverPort: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const relay = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const server = connect(serverPort, '127.0.0.1');
    for (const [end, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      sockets.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        sockets.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  }).listen(0);
  await once(relay, 'listening');
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  function cut() {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  }
  return {
    port: address.port,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      relay.close();
    },
  };
}
export type Line = Awaited<ReturnType<typeof startProxy>>;
