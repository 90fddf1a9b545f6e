import type { ClientToServerEvents, ServerToClientEvents } from '@rapport/contract';
import type { Server, Socket } from 'socket.io';

/** Whose socket it is, and which organization it has joined. */
type SocketOwner = { accountId: string; organizationId?: string };
type Internal = Record<string, never>;
export type SocketServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Internal,
  SocketOwner
>;
export type ClientSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Internal,
  SocketOwner
>;
/** What sockets run over. */
export type Line = ClientSocket['conn'];
