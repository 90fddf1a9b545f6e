import type { Server as HttpServer } from 'node:http';
import {
  type ClientToServerEvents,
  joinOrganizationSchema,
  joinTeamSchema,
  type ServerEvent,
  type ServerToClientEvents,
  socketPath,
} from '@rapport/contract';
import { Server, type Socket } from 'socket.io';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Logger } from '../../platform/logger.ts';
import type { FindCaller } from '../../platform/session.ts';
import { isTeamMember } from './team-repository.ts';

/** Whose socket it is, and which organization it has joined. */
type SocketOwner = { accountId: string; organizationId?: string };
type Internal = Record<string, never>;
type SocketServer = Server<ClientToServerEvents, ServerToClientEvents, Internal, SocketOwner>;
type ClientSocket = Socket<ClientToServerEvents, ServerToClientEvents, Internal, SocketOwner>;

export type SocketOptions = {
  db: Database;
  bus: EventBus;
  findCaller: FindCaller;
  allowedOrigins: readonly string[];
  log: Logger;
};

const organizationRoom = (id: string) => `organization:${id}`;
const teamRoom = (id: string) => `team:${id}`;
const notAllowed = (resource: string) => ({
  message: `You are not allowed to access resource: ${resource}`,
});

export type Sockets = { count(): number; close(): void };

/** Sends each organization's events to the browsers of its members, and to nobody else. */
export function openSockets(http: HttpServer, options: SocketOptions): Sockets {
  const { bus, allowedOrigins, log } = options;
  const io: SocketServer = new Server(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: 10_000,
    // Browsers always state where a page comes from; other programs state nothing.
    allowRequest: (request, decide) =>
      decide(null, !request.headers.origin || allowedOrigins.includes(request.headers.origin)),
  });
  io.use(async (socket, next) => {
    try {
      const caller = await callerOf(socket, options);
      if (!caller) return next(new Error('unauthorized'));
      socket.data.accountId = caller.accountId;
      next();
    } catch (error) {
      log.error({ err: error }, 'socket');
      // Whoever is refused gives up; whoever loses the line tries again until the database answers.
      socket.conn.close();
    }
  });
  io.on('connection', (socket) => {
    socket.on('error', (error) => log.info({ err: error }, 'socket'));
    welcome(socket, options);
  });
  bus.subscribe((event) => {
    if (event.name === 'access-changed') recheck(io, event.payload.accountId, options);
    else if (event.name === 'events-missed') reconnectAll(io);
    else if (event.name !== 'work-waiting') deliver(io, event);
  });
  return {
    count: () => io.engine.clientsCount,
    close() {
      // They come back by themselves, at once over a connection that they still have: that one would be kept for ever.
      http.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
      // Whoever is told to go does not come back; whoever loses the line tries again until a server answers.
      io.engine.close();
    },
  };
}

const callerOf = (socket: ClientSocket, { findCaller }: SocketOptions) =>
  findCaller(socket.handshake.headers);

/** Runs what a socket asked for. A database that does not answer costs the answer, not the server. */
async function attempt(log: Logger, work: () => Promise<void>) {
  await work().catch((error: unknown) => log.error({ err: error }, 'socket'));
}

function welcome(socket: ClientSocket, options: SocketOptions) {
  const { log } = options;
  socket.on('join_organization', (payload) =>
    attempt(log, async () => {
      const wanted = joinOrganizationSchema.safeParse(payload).data?.organizationId;
      const caller = await callerOf(socket, options);
      if (!wanted || caller?.membership?.organizationId !== wanted)
        return void socket.emit('error', notAllowed('organization'));
      // One organization at a time: what was joined before is left.
      for (const room of socket.rooms) if (room !== socket.id) socket.leave(room);
      socket.join(organizationRoom(wanted));
      socket.data.organizationId = wanted;
      socket.emit('joined_organization', { organizationId: wanted });
    }),
  );

  socket.on('join_team', (payload) =>
    attempt(log, async () => {
      const wanted = joinTeamSchema.safeParse(payload).data;
      const caller = await callerOf(socket, options);
      const allowed =
        wanted &&
        caller?.membership?.organizationId === wanted.organizationId &&
        (await isTeamMember(options.db, wanted.organizationId, wanted.teamId, caller.accountId));
      if (!allowed) return void socket.emit('error', notAllowed('team'));
      socket.join(teamRoom(wanted.teamId));
      socket.emit('joined_team', { teamId: wanted.teamId });
    }),
  );

  // Where the word of a change was lost, the regular sign of life finds it out.
  socket.on('ping', () =>
    attempt(log, async () => {
      if (await keepOrDrop(socket, options)) socket.emit('pong');
    }),
  );
}

/** Drops a socket whose session has ended, or whose person is no longer where it joined. */
async function keepOrDrop(socket: ClientSocket, options: SocketOptions): Promise<boolean> {
  const caller = await callerOf(socket, options);
  const { organizationId } = socket.data;
  const stays =
    caller !== null && (!organizationId || caller.membership?.organizationId === organizationId);
  if (!stays) socket.disconnect(true);
  return stays;
}

function recheck(io: SocketServer, accountId: string, options: SocketOptions) {
  for (const socket of io.sockets.sockets.values())
    if (socket.data.accountId === accountId)
      void attempt(options.log, async () => void (await keepOrDrop(socket, options)));
}

/** Whoever loses the line comes back by themselves, and then asks for what they may have missed. */
function reconnectAll(io: SocketServer) {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
}

function deliver(io: SocketServer, { name, payload }: ServerEvent) {
  const room = io.to(organizationRoom(payload.organizationId));
  // The same call twice: only apart do name and payload fit together for the compiler.
  switch (name) {
    case 'meeting-deleted':
    case 'meeting-updated':
      return room.emit(name, payload);
    default:
      return room.emit(name, payload);
  }
}
