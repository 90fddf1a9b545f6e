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

/** Accounts; null for every member. */
type Audience = readonly string[] | null;

/**
 * Delivers an organization's events to its members in order, and a meeting's events only to those
 * who may read it. If the database does not answer, an event about a meeting is dropped, because
 * clients also poll.
 */
export function createDelivery(io: SocketServer, { db, log }: { db: Database; log: Logger }) {
  let waiting: AudibleEvent[] = [];
  let last: Promise<void> = Promise.resolve();

  async function deliverWaiting() {
    const events = waiting;
    waiting = [];
    // The readers of a meeting are found once for all these events, which are already published.
    const readers = new Map<string, Audience>();
    for (const event of events)
      try {
        const audience = await audienceOf(event, readers);
        emit(io, roomsOf(event.payload.organizationId, audience), event);
      } catch (error) {
        log.error({ err: error }, 'event not delivered');
      }
  }

  async function audienceOf({ payload, audience }: AudibleEvent, readers: Map<string, Audience>) {
    const { organizationId } = payload;
    // Nobody of the organization is connected to this process.
    if (!io.sockets.adapter.rooms.has(organizationRoom(organizationId))) return [];
    if (audience !== undefined) return audience;
    const meetingId = 'eventId' in payload ? payload.eventId : undefined;
    if (!meetingId) return null;
    const known = readers.get(meetingId);
    if (known !== undefined) return known;
    const found = await findAudience(db, { organizationId, meetingId });
    readers.set(meetingId, found);
    return found;
  }

  return {
    deliver(event: AudibleEvent) {
      waiting.push(event);
      if (waiting.length === 1) last = last.then(deliverWaiting);
    },
    /** Resolves when all events so far are delivered. */
    delivered: () => last,
  };
}
export type Delivery = ReturnType<typeof createDelivery>;

const roomsOf = (organizationId: string, audience: Audience): string[] =>
  audience?.map((accountId) => memberRoom(organizationId, accountId)) ?? [
    organizationRoom(organizationId),
  ];

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
