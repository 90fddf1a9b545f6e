import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { changedMeetingsMax, sharesMax } from './limits.ts';

/** Deletes or retries them: POST /api/v1/events/delete, /api/v1/events/retry */
export const manyMeetingsSchema = z.object({
  ids: z
    .array(z.uuid())
    .check(z.minLength(1), z.maxLength(changedMeetingsMax), z.describe('Ids of meetings')),
});
export type ManyMeetings = z.infer<typeof manyMeetingsSchema>;

/** PUT /api/v1/events/counting */
export const manyMeetingsCountingSchema = z.extend(manyMeetingsSchema, {
  isLeftOut: z
    .boolean()
    .check(z.describe('True leaves the meetings out of the figures of the organization')),
});
export type ManyMeetingsCounting = z.infer<typeof manyMeetingsCountingSchema>;

/** POST /api/v1/events/share */
export const manyMeetingsSharingSchema = z.extend(manyMeetingsSchema, {
  userIds: z
    .array(z.uuid())
    .check(
      z.minLength(1),
      z.maxLength(sharesMax),
      z.describe(
        'Ids of people of the directory; added to the people whom a meeting is shared with already',
      ),
    ),
});
export type ManyMeetingsSharing = z.infer<typeof manyMeetingsSharingSchema>;

/** Why a meeting was not changed. A meeting that the caller may not read counts as not found. */
export const meetingRefusalSchema = z.enum([
  'not-found',
  'not-allowed',
  'not-failed',
  'file-deleted',
  'unchanged',
  'too-many-people',
]);
export type MeetingRefusal = z.infer<typeof meetingRefusalSchema>;

export const changedMeetingsSchema = z.object({
  ...given({
    changed: z.array(z.string()).check(z.describe('Ids of the meetings that were changed')),
  }),
  refused: z
    .array(z.object(state({ reason: meetingRefusalSchema, meetings: z.int().check(z.positive()) })))
    .check(z.describe('Number of meetings that were not changed, by reason')),
});
export type ChangedMeetings = z.infer<typeof changedMeetingsSchema>;
