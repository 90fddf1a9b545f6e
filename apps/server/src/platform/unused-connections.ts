import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers how to end the connections on which nothing has been asked yet. Browsers open some ahead, and Node
 * takes those for busy: a stop would wait a minute for them.
 */
export function watchUnusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Counted by the connection itself: to listen for what comes would take Node's quick way to read it.
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
