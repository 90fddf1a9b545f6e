import * as z from 'zod/mini';
import { actionStateSchema } from './action.ts';
import { computed, given, state } from './figures/origin.ts';

/** Notifications that a member may choose, in the order of the settings. */
export const chosenNotificationKinds = [
  'meeting-analysed',
  'meeting-failed',
  'action-given',
  'action-late',
  'speakers-to-match',
  'invitation-accepted',
  'meeting-shared',
  'plan-shared',
  'plan-people-changed',
  'task-given',
] as const;
const chosenKindSchema = z.enum(chosenNotificationKinds);
export type ChosenNotificationKind = z.infer<typeof chosenKindSchema>;

/**
 * Every member is told of these, whatever they chose. `rules-loosened`: more becomes visible, also told by mail.
 * `sound-shortened`: the sound of recordings is kept for a shorter time, or no longer.
 */
export const notificationKindsForAll = ['rules-loosened', 'sound-shortened'] as const;
const notificationKindSchema = z.enum([...chosenNotificationKinds, ...notificationKindsForAll]);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

const count = z.int().check(z.nonnegative());

/** A notification as the reader may see it now; left out if they may no longer read its meeting. */
export const notificationSchema = z.object({
  ...given({
    id: z.string(),
    kind: notificationKindSchema,
    at: z.iso.datetime(),
    isRead: z.boolean(),
    by: z
      .nullable(z.string())
      .check(z.describe('The person who caused it; null for Rapport or a former member')),
  }),
  meeting: z.nullable(
    z.object({
      ...given({ id: z.string(), title: z.string() }),
      ...state({
        people: count,
        minutes: count,
        actions: z.nullable(count).check(z.describe('Null where actions are switched off')),
      }),
      ...computed('decisions', {
        decisions: z
          .nullable(count)
          .check(z.describe('Sure, confirmed and added ones; null before the analysis')),
      }),
    }),
  ),
  plan: z
    .nullable(
      z.object(
        given({
          kind: z.enum(['scenario', 'succession', 'offboarding']),
          id: z.string(),
          title: z
            .string()
            .check(z.describe('The title of a scenario, else the name of the person')),
        }),
      ),
    )
    .check(z.describe('The plan that was shared, or that has a task of the reader')),
  ...given({
    reason: z.nullable(z.string()).check(z.describe('Why the meeting could not be analysed')),
  }),
  ...state({
    speakers: z
      .nullable(count)
      .check(z.describe('Number of speakers of the meeting who are tied to nobody')),
  }),
  action: z.nullable(
    z.object({
      ...given({ id: z.string() }),
      ...computed('actions', {
        text: z.string(),
        isQuoted: z.boolean().check(z.describe('The words as they were said')),
        dueDay: z.nullable(z.iso.date()),
        state: actionStateSchema,
      }),
    }),
  ),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = z.object({
  notifications: z.array(notificationSchema).check(z.describe('The newest first')),
  ...state({
    next: z.nullable(z.uuid()).check(z.describe('Cursor of the next page; null on the last page')),
  }),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const notificationQuerySchema = z.object({
  before: z
    .optional(z.uuid())
    .check(z.describe('Cursor of the page: `next` of an earlier response')),
  unread: z.optional(z.literal('true')).check(z.describe('Only those that were not read')),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
});
export type NotificationQuery = z.infer<typeof notificationQuerySchema>;

export const readNotificationsSchema = z.object({
  ids: z
    .optional(z.array(z.uuid()).check(z.maxLength(100)))
    .check(z.describe('Ids of notifications; if absent, all of the caller’s')),
});
export type ReadNotifications = z.infer<typeof readNotificationsSchema>;

const timeSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[03]0$/), z.describe('HH:mm by the organization’s clock'));

export const notificationSettingsSchema = z.object(
  given({
    bell: z.array(chosenKindSchema).check(z.maxLength(chosenNotificationKinds.length)),
    mail: z.array(chosenKindSchema).check(z.maxLength(chosenNotificationKinds.length)),
    isDigestOn: z.boolean(),
    digestDay: z.int().check(z.gte(0), z.lte(6), z.describe('0 for Monday')),
    digestTime: timeSchema,
    quietFrom: z.nullable(timeSchema).check(z.describe('Null for no quiet hours')),
    quietTo: timeSchema,
  }),
);
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** Mails are opt-in: none is sent until a person chooses it. */
export const defaultNotificationSettings: NotificationSettings = {
  bell: [...chosenNotificationKinds],
  mail: [],
  isDigestOn: false,
  digestDay: 0,
  digestTime: '07:30',
  quietFrom: null,
  quietTo: '07:30',
};

export const notificationSettingsAnswerSchema = z.extend(notificationSettingsSchema, {
  ...given({ email: z.string().check(z.describe('The address that mails are sent to')) }),
  ...state({ smallestGroup: z.int() }),
});
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsAnswerSchema>;

export const digestSentSchema = z.object(
  state({
    isSent: z.boolean().check(z.describe('False if there is nothing to report for the week')),
  }),
);

/** `mail`: immediate mails. */
export const stoppedMailSchema = z.object(state({ stopped: z.enum(['digest', 'mail']) }));
export type StoppedMail = z.infer<typeof stoppedMailSchema>;

export const unsubscribeQuerySchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(1000)),
});
