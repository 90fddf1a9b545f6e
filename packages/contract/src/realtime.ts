import * as z from 'zod/mini';
import { processingStatusSchema } from './processing.ts';

export const socketPath = '/api/socket.io';

const organizationEventSchema = z.object({ organizationId: z.string() });
const meetingEventSchema = z.extend(organizationEventSchema, { eventId: z.string() });
const processingEventSchema = z.extend(meetingEventSchema, processingStatusSchema.shape);

/** The events that the server sends to an organization, by name, with their payloads. */
export const serverEventSchemas = {
  'transcript-processing-started': processingEventSchema,
  'transcript-processing-progress': processingEventSchema,
  'transcript-processing-completed': processingEventSchema,
  'transcript-processing-failed': processingEventSchema,
  'transcript-processing-cancelled': processingEventSchema,
  'meeting-deleted': meetingEventSchema,
  'meeting-updated': meetingEventSchema,
  /** Its settings, its toggles or its name. */
  'organization-settings-updated': organizationEventSchema,
  /** Who belongs to it, is invited or stands in its directory, and in which role. */
  'organization-people-updated': organizationEventSchema,
  /** What the person at this socket may do there. */
  'access-updated': organizationEventSchema,
} as const;

export type ServerEventName = keyof typeof serverEventSchemas;
export type ServerEventPayload<N extends ServerEventName> = z.infer<(typeof serverEventSchemas)[N]>;
/** One event with its name, as it travels between processes. */
export type ServerEvent = {
  [N in ServerEventName]: { name: N; payload: ServerEventPayload<N> };
}[ServerEventName];
export type ProcessingEventName = Extract<ServerEventName, `transcript-processing-${string}`>;

export const serverEventNames = Object.keys(serverEventSchemas) as ServerEventName[];

export const joinOrganizationSchema = z.object({ organizationId: z.string() });
export const joinTeamSchema = z.object({ organizationId: z.string(), teamId: z.string() });

/** Everything the server may send on a socket. */
export type ServerToClientEvents = {
  [N in ServerEventName]: (payload: ServerEventPayload<N>) => void;
} & {
  joined_organization: (payload: { organizationId: string }) => void;
  joined_team: (payload: { teamId: string }) => void;
  error: (payload: { message: string }) => void;
  pong: () => void;
};

/** Everything a browser may send on a socket. */
export type ClientToServerEvents = {
  join_organization: (payload: { organizationId: string }) => void;
  join_team: (payload: { organizationId: string; teamId: string }) => void;
  ping: () => void;
};
