import * as z from 'zod/mini';
import { state } from './figures/origin.ts';

/** Above this number, unread notifications are not counted exactly. */
export const unreadShownMax = 9;

/** Number of unread notifications, at most one more than is shown. */
const unread = z
  .int()
  .check(z.nonnegative(), z.describe(`Not read; ${unreadShownMax + 1} for more than that, too`));

export const unreadNotificationsSchema = z.object(state({ unread }));
export type UnreadNotifications = z.infer<typeof unreadNotificationsSchema>;
