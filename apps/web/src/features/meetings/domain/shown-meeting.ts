import {
  meetingDetailSchema,
  meetingListItemSchema,
  meetingListSchema,
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
