import {
  meetingDetailSchema,
  meetingListItemSchema,
  meetingListSchema,
  type ProcessingStatusName,
  processingProgressSchema,
  processingStatusNameSchema,
  processingStatusSchema,
} from '@rapport/contract';
import * as z from 'zod/mini';
import { readableList } from '@/lib/readable-list.ts';

/**
 * Statuses and steps of a newer server are shown as unknown, instead of failing the whole answer.
 */
const processing = {
  processingStatus: z.catch(z.union([processingStatusNameSchema, z.literal('unknown')]), 'unknown'),
  processingProgress: z.nullable(z.extend(processingProgressSchema, { currentStep: z.string() })),
};

export const shownMeetingSchema = z.extend(meetingListItemSchema, processing);
export type ShownMeeting = z.infer<typeof shownMeetingSchema>;

/** A page of the list. `unreadable` counts the meetings that could not be parsed. */
export const shownMeetingListSchema = z.pipe(
  z.extend(meetingListSchema, { meetings: readableList(shownMeetingSchema) }),
  z.transform(({ meetings: { items, unreadable }, total, moodsHidden, next }) => ({
    meetings: items,
    unreadable,
    total,
    moodsHidden,
    next,
  })),
);

export const shownMeetingDetailSchema = z.extend(meetingDetailSchema, processing);
export type ShownMeetingDetail = z.infer<typeof shownMeetingDetailSchema>;

export const shownProcessingSchema = z.extend(processingStatusSchema, processing);
export type ShownProcessing = z.infer<typeof shownProcessingSchema>;

export type MeetingStatus = ProcessingStatusName | 'unknown';

/** Whether processing is pending or running. It is then polled and can be cancelled. */
export function isUnderWay(status: MeetingStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/** Whether the card links to the meeting: only completed and failed meetings can be opened. */
export function canOpen(status: MeetingStatus): boolean {
  return status === 'completed' || status === 'failed';
}
