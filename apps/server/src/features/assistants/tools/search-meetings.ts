import { counted, meetingListQuerySchema, type SaidSentence } from '@rapport/contract';
import { z } from 'zod';
import { getMeetings } from '../../meetings/read-meetings.ts';
import { linkToMeeting, moodOfMeeting, moodOfMeetingSchema, saidSchema } from '../present-said.ts';
import { defineTool } from '../tool.ts';

const { shape } = meetingListQuerySchema;
const most = 25;

/** Meetings by words, days, person, topic and series, newest first. */
export const searchMeetings = defineTool({
  name: 'search_meetings',
  title: 'Search meetings',
  description:
    'Find meetings that the member may open, newest first; every parameter is optional. Open one with get_meeting.',
  input: z.object({
    words: shape.search,
    from: shape.from,
    to: shape.to,
    person: shape.person,
    topic: shape.topic,
    series: shape.series,
    limit: z.int().min(1).max(most).default(10),
    after: shape.after,
  }),
  output: z.object({
    meetings: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        day: z.iso.date(),
        minutes: z.number(),
        people: z.int(),
        team: z.string(),
        topics: z.array(z.string()),
        decisions: z.int().optional(),
        openActions: z.int().optional(),
        mood: moodOfMeetingSchema,
        found: saidSchema.optional().describe('A sentence with the words'),
        link: z.string(),
      }),
    ),
    total: z.int(),
    next: z.string().nullable().describe('Send it as `after`; null on the last page'),
  }),
  async run({ db, actor, publicUrl }, { words, ...filter }) {
    const query = meetingListQuerySchema.parse({ ...filter, search: words, status: 'completed' });
    const { meetings, total, next } = await getMeetings(db, actor, query);
    return {
      meetings: meetings.map((meeting) => ({
        ...meeting,
        title: meeting.name,
        day: meeting.date,
        minutes: meeting.duration,
        people: meeting.participants,
        topics: meeting.initiatives,
        mood: moodOfMeeting(meeting),
        found: meeting.found && presentFound(publicUrl, meeting.id, meeting.found),
        link: linkToMeeting(publicUrl, meeting.id),
      })),
      total,
      next,
    };
  },
  got: ({ meetings }) => counted(meetings.length, 'meeting'),
});

const presentFound = (
  publicUrl: string,
  meetingId: string,
  { parts, speaker, start, turn }: SaidSentence,
) => ({
  text: parts.map(({ text }) => text).join(''),
  speaker,
  seconds: start,
  link: linkToMeeting(publicUrl, meetingId, turn),
});
