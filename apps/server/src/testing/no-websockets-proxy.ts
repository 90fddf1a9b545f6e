import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy as some companies have one: it passes calls on and hangs up on every WebSocket. */
export async function openNoWebsocketsProxy(target: string) {
  const proxy = createServer((call, answer) => {
    const { method, headers } = call;
    const passedOn = request(new URL(call.url ?? '/', target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    call.pipe(passedOn);
  });
  let refused = 0;
  proxy.on('upgrade', (_, socket) => {
    refused += 1;
    socket.destroy();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    websocketsRefused: () => refused,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
