import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards HTTP and closes WebSockets, as proxies of some companies do. */
export async function openNoWebsocketsProxy(target: string) {
  const proxy = createServer((call, response) => {
    const { method, headers } = call;
    const passedOn = request(new URL(call.url ?? '/', target), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passedOn.on('error', () => response.destroy());
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
