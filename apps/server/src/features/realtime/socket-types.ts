import type { ClientToServerEvents, ServerToClientEvents } from '@rapport/contract';
import type { Server, Socket } from 'socket.io';

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
export type EngineConnection = ClientSocket['conn'];
