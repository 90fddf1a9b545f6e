import * as z from 'zod/mini';
import { given } from './figures/origin.ts';
import { processingStatusSchema } from './processing.ts';

export const socketPath = '/api/socket.io';

const organizationEventSchema = z.object(given({ organizationId: z.string() }));
const meetingEventSchema = z.extend(organizationEventSchema, given({ eventId: z.string() }));
const processingEventSchema = z.extend(meetingEventSchema, processingStatusSchema.shape);

/** Payloads of the events to an organization. */
export const serverEventSchemas = {
  'transcript-processing-started': processingEventSchema,
  'transcript-processing-progress': processingEventSchema,
  'transcript-processing-completed': processingEventSchema,
  'transcript-processing-failed': processingEventSchema,
  'transcript-processing-cancelled': processingEventSchema,
  'meeting-deleted': meetingEventSchema,
  'meeting-updated': meetingEventSchema,
  /** Many meetings changed at once. */
  'meetings-updated': organizationEventSchema,
  /** Actions were added or changed: of a meeting, or without one. */
  'actions-updated': z.extend(organizationEventSchema, given({ eventId: z.optional(z.string()) })),
  /** Settings, features or the name changed. */
  'organization-settings-updated': organizationEventSchema,
  /** Figures of the organization were recomputed. */
  'organization-figures-updated': organizationEventSchema,
  /** Series were recomputed, or one was changed by a user. */
  'series-updated': organizationEventSchema,
  /** A shared view of the meetings list changed. */
  'meeting-views-updated': organizationEventSchema,
  /** A plan was made, changed, shared or deleted. */
  'planning-updated': z.extend(
    organizationEventSchema,
    given({
      kind: z.enum(['offboarding', 'succession', 'scenario']),
      id: z.string(),
    }),
  ),
  /** Notifications of the socket's account were added, or read elsewhere. */
  'notifications-updated': organizationEventSchema,
  /** Members, roles, invitations or the directory changed. */
  'organization-people-updated': organizationEventSchema,
  /** The permissions of the socket's account changed. */
  'access-updated': organizationEventSchema,
} as const;

export type ServerEventName = keyof typeof serverEventSchemas;
export type ServerEventPayload<N extends ServerEventName> = z.infer<(typeof serverEventSchemas)[N]>;
/** An event as sent between server processes. */
export type ServerEvent = {
  [N in ServerEventName]: { name: N; payload: ServerEventPayload<N> };
}[ServerEventName];
export type ProcessingEventName = Extract<ServerEventName, `transcript-processing-${string}`>;

export const serverEventNames = Object.keys(serverEventSchemas) as ServerEventName[];

export const joinOrganizationSchema = z.object({ organizationId: z.string() });
export const joinTeamSchema = z.object({ organizationId: z.string(), teamId: z.string() });

export type ServerToClientEvents = {
  [N in ServerEventName]: (payload: ServerEventPayload<N>) => void;
} & {
  joined_organization: (payload: { organizationId: string }) => void;
  joined_team: (payload: { teamId: string }) => void;
  error: (payload: { message: string }) => void;
  pong: () => void;
};

export type ClientToServerEvents = {
  join_organization: (payload: { organizationId: string }) => void;
  join_team: (payload: { organizationId: string; teamId: string }) => void;
  ping: () => void;
};
