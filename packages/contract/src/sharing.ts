import * as z from 'zod/mini';
import { state } from './figures/origin.ts';
import { sharesMax } from './limits.ts';
import { meetingReadersSchema } from './trust.ts';
import { directoryPersonSchema } from './user.ts';

/** A summary of who may read a meeting. */
export const meetingSharingSchema = z.object(
  state({
    readers: meetingReadersSchema,
    people: z.int().check(z.nonnegative(), z.describe('Number of people it is shared with')),
    canChange: z.boolean().check(z.describe('Only the uploader may share a meeting')),
  }),
);
export type MeetingSharing = z.infer<typeof meetingSharingSchema>;

/** The people a meeting is shared with, by name. */
export const meetingSharesSchema = z.object({
  people: z.array(directoryPersonSchema),
  ...state({ canChange: z.boolean() }),
});
export type MeetingShares = z.infer<typeof meetingSharesSchema>;

export const meetingSharesUpdateSchema = z.object({
  userIds: z
    .array(z.uuid())
    .check(
      z.maxLength(sharesMax),
      z.describe('Ids of people of the directory; they replace the earlier ones'),
    ),
});
export type MeetingSharesUpdate = z.infer<typeof meetingSharesUpdateSchema>;
