import type { Server as HttpServer } from 'node:http';
import {
  joinOrganizationSchema,
  joinTeamSchema,
  type ServerEvent,
  socketPath,
} from '@rapport/contract';
import { Server } from 'socket.io';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecurityHeaders } from '../../platform/security-headers.ts';
import type { FindCaller } from '../../platform/session.ts';
import {
  createSocketLimits,
  dropFloods,
  messageBytesMax,
  refuseFloods,
  silenceMaxMs,
  socketsPerAccountMax,
  tooManySockets,
  tooMuch,
} from './socket-limits.ts';
import type { ClientSocket, Line, SocketServer } from './socket-types.ts';
import { isTeamMember } from './team-repository.ts';

export type SocketOptions = {
  db: Database;
  bus: EventBus;
  findCaller: FindCaller;
  allowedOrigins: readonly string[];
  /** Of every answer of its own. */
  headers: SecurityHeaders;
  log: Logger;
};

const accountRoom = (id: string) => `account:${id}`;
const organizationRoom = (id: string) => `organization:${id}`;
const teamRoom = (id: string) => `team:${id}`;
const notAllowed = (resource: string) => ({
  message: `You are not allowed to access resource: ${resource}`,
});

export type Sockets = { count(): number; close(): void };

/** Sends each organization's events to the browsers of its members, and to nobody else. */
export function openSockets(http: HttpServer, options: SocketOptions): Sockets {
  const { bus, allowedOrigins, headers, log } = options;
  const limits = createSocketLimits();
  const io: SocketServer = new Server(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: messageBytesMax,
    connectTimeout: silenceMaxMs,
    // Browsers always state where a page comes from; other programs state nothing.
    allowRequest: (request, decide) =>
      decide(null, !request.headers.origin || allowedOrigins.includes(request.headers.origin)),
  });
  // Its answers go past the hooks of all others.
  http.prependListener('request', ({ url }, response) => {
    if (url?.startsWith(socketPath)) response.setHeaders(new Map(Object.entries(headers)));
  });
  io.engine.on('connection', (line: Line) => dropFloods(line, limits));
  io.use(async (socket, next) => {
    try {
      if (limits.ofLine(socket.conn).isOver) return next(new Error(tooMuch.message));
      const caller = await callerOf(socket, options);
      if (!caller) return next(new Error('unauthorized'));
      const { accountId } = caller;
      const account = limits.ofAccount(accountId);
      account.take();
      if (account.isOver) return next(new Error(tooMuch.message));
      const open = io.sockets.adapter.rooms.get(accountRoom(accountId))?.size ?? 0;
      if (open >= socketsPerAccountMax) return next(new Error(tooManySockets));
      socket.data.accountId = accountId;
      next();
    } catch (error) {
      log.error({ err: error }, 'socket');
      // Whoever is refused gives up; whoever loses the line tries again until the database answers.
      socket.conn.close();
    }
  });
  io.on('connection', (socket) => {
    socket.on('error', (error) => log.info({ err: error }, 'socket'));
    socket.join(accountRoom(socket.data.accountId));
    refuseFloods(socket, limits);
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
      const caller = wanted && (await callerOf(socket, options));
      if (!wanted || !caller || caller.membership?.organizationId !== wanted)
        return void socket.emit('error', notAllowed('organization'));
      // One organization at a time: what was joined before is left.
      for (const room of socket.rooms) if (room !== socket.id) socket.leave(room);
      socket.join([accountRoom(caller.accountId), organizationRoom(wanted)]);
      socket.data.organizationId = wanted;
      socket.emit('joined_organization', { organizationId: wanted });
    }),
  );

  socket.on('join_team', (payload) =>
    attempt(log, async () => {
      const wanted = joinTeamSchema.safeParse(payload).data;
      const caller = wanted && (await callerOf(socket, options));
      const allowed =
        caller &&
        caller.membership?.organizationId === wanted.organizationId &&
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

/** Whoever stays is told, since what they may do can have changed. */
function recheck(io: SocketServer, accountId: string, options: SocketOptions) {
  for (const socket of io.sockets.sockets.values())
    if (socket.data.accountId === accountId)
      void attempt(options.log, async () => {
        const stays = await keepOrDrop(socket, options);
        const { organizationId } = socket.data;
        if (stays && organizationId) socket.emit('access-updated', { organizationId });
      });
}

/** Whoever loses the line comes back by themselves, and then asks for what they may have missed. */
function reconnectAll(io: SocketServer) {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
}

function deliver(io: SocketServer, { name, payload }: ServerEvent) {
  const room = io.to(organizationRoom(payload.organizationId));
  // The same call each time: only apart do name and payload fit together for the compiler.
  switch (name) {
    case 'meeting-deleted':
    case 'meeting-updated':
      return room.emit(name, payload);
    case 'organization-settings-updated':
    case 'organization-people-updated':
    case 'access-updated':
      return room.emit(name, payload);
    default:
      return room.emit(name, payload);
  }
}
