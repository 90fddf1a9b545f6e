import type { MeetingListItem } from '@rapport/contract';
import { z } from 'zod';
import { meetingPath } from '../ask/figure/screens.ts';

/** Words of a meeting. */
export const saidSchema = z.object({
  text: z.string().describe('Words of the meeting'),
  speaker: z.string().nullable(),
  seconds: z.number().nullable().describe('From the start of the meeting'),
  link: z.string().describe('Page with these words'),
});

/** The same with the meeting that they are from. */
export const saidInMeetingSchema = saidSchema.extend({
  meetingId: z.string(),
  meeting: z.string().nullable().describe('Title'),
  day: z.iso.date(),
});

/** Address of a page of Rapport. */
export const linkTo = (publicUrl: string, path: string): string => publicUrl + path;

export const linkToMeeting = (publicUrl: string, id: string, turn?: number | null): string =>
  linkTo(publicUrl, meetingPath(id, turn));

/** Mood of a whole meeting, where its members see it. */
export const moodOfMeetingSchema = z
  .object({ label: z.string(), outOf10: z.number().optional() })
  .optional()
  .describe('Of the whole meeting; absent where it is not shown');

type ShownMood = Pick<MeetingListItem, 'sentiment' | 'sentimentLabel' | 'judged'>;

export const moodOfMeeting = ({ sentiment, sentimentLabel, judged }: ShownMood) =>
  judged && sentimentLabel !== undefined
    ? { label: sentimentLabel, ...(sentiment !== undefined && { outOf10: sentiment }) }
    : undefined;
