import {
  type ClientToServerEvents,
  pingIntervalMs,
  type ServerToClientEvents,
  serverEventNames,
  socketPath,
} from '@rapport/contract';
import type { Socket } from 'socket.io-client';
import { accountChanged } from '@/lib/account-change.ts';
import { baseAddress } from '@/lib/base-address.ts';
import { setConnected } from './connection-state.ts';
import { connectionRestoredEvent, rebroadcast } from './window-events.ts';

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const socketOptions = {
  path: socketPath,
  withCredentials: true,
  transports: ['websocket', 'polling'],
  // Where websockets are blocked, the first attempt fails and polling is tried next.
  tryAllTransports: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
  forceNew: true,
};

/** Connects to the live events of one organization. @returns a function that closes the connection. */
export function openConnection(organizationId: string): () => void {
  let close = () => {};
  let isClosed = false;
  // Loaded here, so that the first screen does not wait for it.
  import('socket.io-client').then(
    ({ io }) => {
      if (!isClosed) close = follow(io(baseAddress(), socketOptions), organizationId);
    },
    (error: unknown) => console.error('The live connection could not be loaded', error),
  );
  return () => {
    isClosed = true;
    close();
  };
}

function follow(socket: LiveSocket, organizationId: string): () => void {
  let hasJoinedBefore = false;
  socket.on('connect', () => {
    setConnected(true);
    socket.emit('join_organization', { organizationId });
  });
  socket.on('joined_organization', () => {
    if (hasJoinedBefore) window.dispatchEvent(new Event(connectionRestoredEvent));
    hasJoinedBefore = true;
  });
  socket.on('disconnect', (reason) => {
    setConnected(false);
    // The server closed the connection, most likely because the session has ended.
    if (reason === 'io server disconnect') accountChanged();
  });
  socket.on('connect_error', (error) => {
    console.error('The live connection failed', error.message);
    setConnected(false);
  });
  socket.on('error', ({ message }) =>
    console.warn('The live connection refused a request', message),
  );
  for (const name of serverEventNames) {
    socket.on(name, (payload: unknown) => rebroadcast(name, payload));
  }

  const pings = setInterval(() => {
    if (socket.connected) socket.emit('ping');
    else console.warn('No ping was sent: the live connection is down');
  }, pingIntervalMs);

  return () => {
    clearInterval(pings);
    socket.disconnect();
    setConnected(false);
  };
}
