import {
  meetingDetailSchema,
  meetingListItemSchema,
  type ProcessingStatusName,
  processingProgressSchema,
  processingStatusNameSchema,
  processingStatusSchema,
} from '@rapport/contract';
import * as z from 'zod/mini';
import { readableList } from '@/lib/readable-list.ts';

/**
 * A status or a step that a newer server may know and this page does not: it is shown as unknown
 * rather than making the whole answer unreadable.
 */
const processing = {
  processingStatus: z.catch(z.union([processingStatusNameSchema, z.literal('unknown')]), 'unknown'),
  processingProgress: z.nullable(z.extend(processingProgressSchema, { currentStep: z.string() })),
};

export const shownMeetingSchema = z.extend(meetingListItemSchema, processing);
export type ShownMeeting = z.infer<typeof shownMeetingSchema>;

/** A page of the list; `unreadable` more meetings stand on it than could be read. */
export type ShownMeetingList = { meetings: ShownMeeting[]; unreadable: number; total: number };

export const shownMeetingListSchema = z.pipe(
  z.object({
    meetings: readableList(shownMeetingSchema),
    total: z.int().check(z.nonnegative()),
  }),
  z.transform(
    ({ meetings: { items, unreadable }, total }): ShownMeetingList => ({
      meetings: items,
      unreadable,
      total,
    }),
  ),
);

export const shownMeetingDetailSchema = z.extend(meetingDetailSchema, processing);
export type ShownMeetingDetail = z.infer<typeof shownMeetingDetailSchema>;

export const shownProcessingSchema = z.extend(processingStatusSchema, processing);
export type ShownProcessing = z.infer<typeof shownProcessingSchema>;

export type MeetingStatus = ProcessingStatusName | 'unknown';

/** Work that is waiting or going on: followed live, polled, and cancellable. */
export function isUnderWay(status: MeetingStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/** A meeting opens only once there is a result, or a reason why there is none. */
export function canOpen(status: MeetingStatus): boolean {
  return status === 'completed' || status === 'failed';
}
