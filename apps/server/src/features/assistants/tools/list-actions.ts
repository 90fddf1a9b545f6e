import { actionListQuerySchema, counted } from '@rapport/contract';
import { z } from 'zod';
import { readActions } from '../../actions/read-actions.ts';
import { linkToMeeting, saidInMeetingSchema } from '../present-said.ts';
import { defineTool } from '../tool.ts';

const { shape } = actionListQuerySchema;

/** Actions of the meetings that the member may open, and those that were added by hand. */
export const listActions = defineTool({
  name: 'list_actions',
  title: 'List actions',
  description:
    'Actions that were promised in meetings: whose, until when, done or not, with the words. `due` is the group: overdue, this-week, later, no-date, earlier.',
  input: z.object({
    whose: shape.whose,
    state: shape.state,
    due: shape.due,
    owner: shape.owner,
    weeks: z.int().min(1).max(520).optional().describe('Number of past weeks'),
    meeting: shape.meeting,
    series: shape.series,
    words: shape.search,
    limit: z.int().min(1).max(50).default(20),
    after: shape.after,
  }),
  output: z.object({
    actions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        owner: z.string().nullable(),
        dueDay: z.iso.date().nullable(),
        dueWords: z.string().nullable(),
        state: z.string(),
        group: z.string(),
        closedOn: z.iso.date().nullable(),
        said: saidInMeetingSchema.nullable().describe('Null if it was added by hand'),
      }),
    ),
    today: z.iso.date(),
    next: z.string().nullable().describe('Send it as `after`; null on the last page'),
  }),
  missing: 'The organization has switched actions off.',
  async run({ db, actor, publicUrl }, { words, ...filter }) {
    const query = actionListQuerySchema.parse({ ...filter, search: words });
    const { actions, next, today } = await readActions(db, actor, query);
    return {
      actions: actions.map(({ meeting, owner, ...action }) => ({
        ...action,
        owner: owner?.name ?? null,
        said: meeting && {
          text: action.quote ?? action.text,
          speaker: meeting.speaker,
          seconds: meeting.start,
          meetingId: meeting.id,
          meeting: meeting.title,
          day: meeting.date,
          link: linkToMeeting(publicUrl, meeting.id, meeting.turn),
        },
      })),
      today,
      next,
    };
  },
  got: ({ actions }) => counted(actions.length, 'action'),
});
