import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Remembers connections on which nothing has been asked yet; answers how to end them. Browsers open some
 * ahead, and Node takes those for busy: a stop would wait a minute for them.
 */
export function watchUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('data', () => unused.delete(socket));
    socket.once('close', () => unused.delete(socket));
  });
  return () => {
    for (const socket of unused) socket.destroy();
  };
}
