import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a function that closes connections without a request. Browsers open some in advance, and Node would wait a
 * minute for them.
 */
export function watchUnusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Checks the bytes read, because a data listener would disable Node's fast path.
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
