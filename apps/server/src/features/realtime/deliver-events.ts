import type { ServerEvent } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { findAudience } from '../../ground/meeting/audience-repository.ts';
import type { AudibleEvent } from '../../platform/event-bus.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SocketServer } from './socket-types.ts';

export const organizationRoom = (id: string) => `organization:${id}`;
/** Room with the sockets of one account in one organization. */
export const memberRoom = (organizationId: string, accountId: string) =>
  `member:${organizationId}:${accountId}`;

/**
 * Delivers an organization's events to its members in order, and a meeting's events only to those
 * who may read it. If the database does not answer, an event about a meeting is dropped, because
 * clients also poll.
 */
export function createDelivery(io: SocketServer, { db, log }: { db: Database; log: Logger }) {
  let last: Promise<unknown> = Promise.resolve();
  return {
    deliver(event: AudibleEvent) {
      last = last
        .then(async () => emit(io, await roomsOf(db, event), event))
        .catch((error: unknown) => log.error({ err: error }, 'event not delivered'));
    },
    /** Resolves when all events so far are delivered. */
    delivered: () => last,
  };
}
export type Delivery = ReturnType<typeof createDelivery>;

async function roomsOf(db: Database, { payload, audience }: AudibleEvent): Promise<string[]> {
  const { organizationId } = payload;
  const accounts =
    audience === undefined && 'eventId' in payload && payload.eventId
      ? await findAudience(db, { organizationId, meetingId: payload.eventId })
      : audience;
  if (!accounts) return [organizationRoom(organizationId)];
  return accounts.map((accountId) => memberRoom(organizationId, accountId));
}

function emit(io: SocketServer, rooms: string[], { name, payload }: ServerEvent) {
  // Without a room, Socket.IO would send to every socket.
  if (rooms.length === 0) return;
  const audience = io.to(rooms);
  // TypeScript connects name and payload only in separate cases.
  switch (name) {
    case 'meeting-deleted':
    case 'meeting-updated':
      return audience.emit(name, payload);
    case 'actions-updated':
      return audience.emit(name, payload);
    case 'planning-updated':
      return audience.emit(name, payload);
    case 'meetings-updated':
    case 'organization-settings-updated':
    case 'organization-figures-updated':
    case 'series-updated':
    case 'meeting-views-updated':
    case 'notifications-updated':
    case 'organization-people-updated':
    case 'access-updated':
      return audience.emit(name, payload);
    default:
      return audience.emit(name, payload);
  }
}
