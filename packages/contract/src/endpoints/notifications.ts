import {
  digestSentSchema,
  notificationPageSchema,
  notificationQuerySchema,
  notificationSettingsAnswerSchema,
  notificationSettingsSchema,
  readNotificationsSchema,
} from '../notifications.ts';
import { paths } from '../paths.ts';
import { unreadNotificationsSchema } from '../unread-notifications.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.notifications,
  summary: "The caller's notifications of the last 60 days that are still relevant",
  callers: 'member',
  query: notificationQuerySchema,
  answer: notificationPageSchema,
} as const satisfies Endpoint;

export const countUnread = {
  method: 'GET',
  path: paths.unreadNotifications,
  summary: 'How many notifications the caller has not read',
  callers: 'member',
  answer: unreadNotificationsSchema,
} as const satisfies Endpoint;

export const markRead = {
  method: 'POST',
  path: paths.readNotifications,
  summary: 'Mark notifications of the caller as read',
  callers: 'member',
  body: readNotificationsSchema,
} as const satisfies Endpoint;

export const getSettings = {
  method: 'GET',
  path: paths.notificationSettings,
  summary: "The caller's notification settings, in the app and by mail",
  callers: 'member',
  answer: notificationSettingsAnswerSchema,
} as const satisfies Endpoint;

export const updateSettings = {
  method: 'PUT',
  path: paths.notificationSettings,
  summary: "Change the caller's notification settings, in the app and by mail",
  callers: 'member',
  body: notificationSettingsSchema,
  answer: notificationSettingsAnswerSchema,
} as const satisfies Endpoint;

export const sendDigest = {
  method: 'POST',
  path: paths.digestNow,
  summary: 'Mail the caller the digest of the last week',
  callers: 'member',
  answer: digestSentSchema,
  refusals: [429],
} as const satisfies Endpoint;
