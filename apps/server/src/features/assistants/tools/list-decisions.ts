import { counted, meetingListQuerySchema } from '@rapport/contract';
import { z } from 'zod';
import { readOutcomes, withSpeakers } from '../../ask/figure/read-outcomes.ts';
import { getMeetings } from '../../meetings/read-meetings.ts';
import { linkToMeeting, saidInMeetingSchema } from '../present-said.ts';
import { defineTool } from '../tool.ts';

const { shape } = meetingListQuerySchema;
const mostMeetings = 25;

/** Decisions of meetings, newest meeting first, a page of meetings at a time. */
export const listDecisions = defineTool({
  name: 'list_decisions',
  title: 'List decisions',
  description: `Decisions with their words, newest meeting first. A page holds those of up to ${mostMeetings} meetings; it may be empty although \`next\` leads on.`,
  input: z.object({
    from: shape.from,
    to: shape.to,
    series: shape.series,
    person: shape.person,
    topic: shape.topic,
    meetings: z.int().min(1).max(mostMeetings).default(10).describe('Meetings of a page'),
    after: shape.after,
  }),
  output: z.object({
    decisions: z.array(saidInMeetingSchema),
    next: z.string().nullable().describe('Send it as `after`; null on the last page'),
  }),
  async run({ db, actor, publicUrl }, { meetings: limit, ...filter }) {
    const query = meetingListQuerySchema.parse({ ...filter, limit, status: 'completed' });
    const { meetings, next } = await getMeetings(db, actor, query);
    const met = meetings.map(({ id, name, date }) => ({ id, title: name, day: date }));
    const found = await readOutcomes(db, actor, met, 'decisions');
    const decisions = await withSpeakers(db, actor.organizationId, found);
    return {
      decisions: decisions.map(({ text, speaker, start, meetingId, title, day, turn }) => ({
        text,
        speaker,
        seconds: start ?? null,
        meetingId,
        meeting: title,
        day,
        link: linkToMeeting(publicUrl, meetingId, turn),
      })),
      next,
    };
  },
  got: ({ decisions }) => counted(decisions.length, 'decision'),
});
