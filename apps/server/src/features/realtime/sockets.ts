import type { Server as HttpServer } from 'node:http';
import { joinOrganizationSchema, joinTeamSchema, socketPath } from '@rapport/contract';
import { Server } from 'socket.io';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecurityHeaders } from '../../platform/security-headers.ts';
import { type FindCaller, openOrganizationOf } from '../../platform/session.ts';
import { createDelivery, type Delivery, memberRoom, organizationRoom } from './deliver-events.ts';
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
import type { ClientSocket, EngineConnection, SocketServer } from './socket-types.ts';
import { isTeamMember } from './team-repository.ts';

export type SocketOptions = {
  db: Database;
  bus: EventBus;
  findCaller: FindCaller;
  allowedOrigins: readonly string[];
  /** Headers for Socket.IO's own responses. */
  headers: SecurityHeaders;
  log: Logger;
};

const accountRoom = (id: string) => `account:${id}`;
const teamRoom = (id: string) => `team:${id}`;
const notAllowed = (resource: string) => ({
  message: `You are not allowed to access resource: ${resource}`,
});

export type Sockets = { count(): number; close(): void };

/** Events of an organization reach only its members, events of a meeting only its readers. */
export function openSockets(http: HttpServer, options: SocketOptions): Sockets {
  const { bus, allowedOrigins, headers, log } = options;
  const limits = createSocketLimits();
  const io: SocketServer = new Server(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: messageBytesMax,
    connectTimeout: silenceMaxMs,
    // Browsers always send an origin for WebSockets; other programs send none.
    allowRequest: (request, decide) =>
      decide(null, !request.headers.origin || allowedOrigins.includes(request.headers.origin)),
  });
  // Socket.IO responds without Fastify's hooks.
  http.prependListener('request', ({ url }, response) => {
    if (url?.startsWith(socketPath)) response.setHeaders(new Map(Object.entries(headers)));
  });
  io.engine.on('connection', (connection: EngineConnection) => dropFloods(connection, limits));
  io.use(async (socket, next) => {
    try {
      if (limits.ofConnection(socket.conn).isOverdrawn) return next(new Error(tooMuch.message));
      const caller = await callerOf(socket, options);
      if (!caller) return next(new Error('unauthorized'));
      const { accountId } = caller;
      const account = limits.ofAccount(accountId);
      account.take();
      if (account.isOverdrawn) return next(new Error(tooMuch.message));
      const open = io.sockets.adapter.rooms.get(accountRoom(accountId))?.size ?? 0;
      if (open >= socketsPerAccountMax) return next(new Error(tooManySockets));
      socket.data.accountId = accountId;
      next();
    } catch (error) {
      log.error({ err: error }, 'socket authentication failed');
      // A refused client would give up; one that loses its connection retries until the database
      // answers.
      socket.conn.close();
    }
  });
  const delivery = createDelivery(io, options);
  io.on('connection', (socket) => {
    socket.on('error', (error) => log.info({ err: error }, 'socket error'));
    socket.join(accountRoom(socket.data.accountId));
    refuseFloods(socket, limits);
    welcome(socket, options, delivery);
  });
  bus.subscribe((event) => {
    if (event.name === 'access-changed') recheck(io, event.payload.accountId, options);
    else if (event.name === 'events-missed') reconnectAll(io);
    else if (event.name !== 'work-waiting') delivery.deliver(event);
  });
  return {
    count: () => io.engine.clientsCount,
    close() {
      // Clients reconnect at once, and a kept-alive connection would outlive the stop.
      http.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
      // A client that is told to disconnect does not come back; one that loses its connection
      // reconnects.
      io.engine.close();
    },
  };
}

const callerOf = (socket: ClientSocket, { findCaller }: SocketOptions) =>
  findCaller(socket.handshake.headers);

/** Errors of the database must not end the process. */
async function attempt(log: Logger, work: () => Promise<void>) {
  await work().catch((error: unknown) => log.error({ err: error }, 'socket request failed'));
}

function welcome(socket: ClientSocket, options: SocketOptions, { delivered }: Delivery) {
  const { log } = options;
  socket.on('join_organization', (payload) =>
    attempt(log, async () => {
      const wanted = joinOrganizationSchema.safeParse(payload).data?.organizationId;
      const caller = wanted && (await callerOf(socket, options));
      if (!wanted || !caller || openOrganizationOf(caller) !== wanted)
        return void socket.emit('error', notAllowed('organization'));
      // A socket is in only one organization at a time.
      for (const room of socket.rooms) if (room !== socket.id) socket.leave(room);
      socket.join([
        accountRoom(caller.accountId),
        organizationRoom(wanted),
        memberRoom(wanted, caller.accountId),
      ]);
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
        openOrganizationOf(caller) === wanted.organizationId &&
        (await isTeamMember(options.db, wanted.organizationId, wanted.teamId, caller.accountId));
      if (!allowed) return void socket.emit('error', notAllowed('team'));
      socket.join(teamRoom(wanted.teamId));
      socket.emit('joined_team', { teamId: wanted.teamId });
    }),
  );

  // Detects changed access in case the event was lost.
  socket.on('ping', () =>
    attempt(log, async () => {
      if (!(await keepOrDrop(socket, options))) return;
      // Earlier events arrive before this answer.
      await delivered();
      socket.emit('pong');
    }),
  );
}

/** Drops the socket if its session or membership has ended. */
async function keepOrDrop(socket: ClientSocket, options: SocketOptions): Promise<boolean> {
  const caller = await callerOf(socket, options);
  const { organizationId } = socket.data;
  const stays =
    caller !== null && (!organizationId || openOrganizationOf(caller) === organizationId);
  if (!stays) socket.disconnect(true);
  return stays;
}

/** The permissions of sockets that stay may have changed. */
function recheck(io: SocketServer, accountId: string, options: SocketOptions) {
  for (const socket of io.sockets.sockets.values())
    if (socket.data.accountId === accountId)
      void attempt(options.log, async () => {
        const stays = await keepOrDrop(socket, options);
        const { organizationId } = socket.data;
        if (stays && organizationId) socket.emit('access-updated', { organizationId });
      });
}

/** Clients that lose their connection reconnect and reload data they may have missed. */
function reconnectAll(io: SocketServer) {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
}
