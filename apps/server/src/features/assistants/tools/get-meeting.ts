import { counted, type FoundSentence, type MeetingDetail } from '@rapport/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { getMeeting } from '../../meetings/read-meetings.ts';
import { linkToMeeting, moodOfMeeting, moodOfMeetingSchema, saidSchema } from '../present-said.ts';
import { readTurns } from '../read-turns.ts';
import { type AssistantCall, defineTool } from '../tool.ts';

const turnsMax = 50;

const outcomeSchema = saidSchema.extend({
  vote: z.object({ tally: z.string().nullable() }).optional(),
});

/** One meeting: what was decided, promised and left open, and its turns a part at a time. */
export const getMeetingTool = defineTool({
  name: 'get_meeting',
  title: 'Open a meeting',
  description:
    'One meeting: summary, decisions, actions, open questions, chapters and people. With `fromTurn` also what was said from there on, a part at a time.',
  input: z.object({
    id: z.string().max(100).describe('From search_meetings'),
    fromTurn: z.int().min(0).optional().describe('Position of the first turn, from 0'),
    turns: z.int().min(1).max(turnsMax).default(20),
  }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    day: z.iso.date(),
    time: z.string(),
    minutes: z.number(),
    language: z.string().nullish(),
    team: z.string(),
    topics: z.array(z.string()),
    mood: moodOfMeetingSchema,
    people: z.array(z.object({ id: z.string().optional(), name: z.string() })),
    summary: z.string().nullable(),
    inShort: z.array(saidSchema),
    chapters: z.array(z.object({ title: z.string(), fromTurn: z.int(), toTurn: z.int() })),
    decisions: z.array(outcomeSchema),
    openQuestions: z.array(saidSchema),
    actions: z
      .array(
        z.object({
          text: z.string(),
          owner: z.string().nullable(),
          dueDate: z.string().nullable(),
          dueDay: z.iso.date().nullish(),
          doneOn: z.iso.date().optional(),
        }),
      )
      .optional(),
    link: z.string(),
    said: z.array(saidSchema.extend({ turn: z.int() })).optional(),
    nextTurn: z.int().nullable().optional().describe('Send it as `fromTurn`; null at the end'),
  }),
  missing: 'No meeting with this id that you may read. Call search_meetings for ids.',
  async run(call, { id, fromTurn, turns }) {
    const meeting = await getMeeting(call.db, call.actor, id);
    const findings = meeting.findings ?? null;
    const present = (one: FoundSentence) => presentSentence(call, meeting, one);
    return {
      ...meeting,
      day: meeting.date,
      minutes: meeting.durationMinutes,
      time: meeting.startTime,
      topics: meeting.initiatives,
      mood: moodOfMeeting(meeting),
      people: meeting.participants.map(({ user }) => ({ id: user.id, name: nameOf(user) })),
      inShort: (findings?.inShort ?? []).map(present),
      chapters: findings?.chapters ?? [],
      decisions: (findings?.decisions ?? []).map((one) => ({ ...one, ...present(one) })),
      openQuestions: (findings?.openQuestions ?? []).map(present),
      actions: meeting.actionItems,
      link: linkToMeeting(call.publicUrl, meeting.id),
      ...(fromTurn !== undefined && (await readSaid(call, meeting, { fromTurn, turns }))),
    };
  },
  got: ({ said }) => (said ? `1 meeting, ${counted(said.length, 'turn')}` : '1 meeting'),
});

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

function presentSentence(
  { publicUrl }: AssistantCall,
  { id }: MeetingDetail,
  { text, evidence: [first] }: FoundSentence,
) {
  return {
    text,
    speaker: first?.said?.speaker ?? null,
    seconds: first?.said?.start ?? null,
    link: linkToMeeting(publicUrl, id, first?.turn),
  };
}

async function readSaid(
  { db, actor, publicUrl }: AssistantCall,
  { id, participants, processingStatus }: MeetingDetail,
  { fromTurn, turns }: { fromTurn: number; turns: number },
) {
  if (processingStatus !== 'completed')
    throw new AppError(
      409,
      'NOT_ANALYSED',
      'This meeting is not analysed yet, so what was said cannot be read. Call get_meeting without `fromTurn`, or try again later.',
    );
  const read = await readTurns(db, actor, id, { from: fromTurn, most: turns });
  const names = new Map(participants.map((one) => [one.id, nameOf(one.user)]));
  return {
    said: read.turns.map(({ position, participantId, start, text }) => ({
      turn: position,
      text,
      speaker: names.get(participantId ?? '') ?? null,
      seconds: start,
      link: linkToMeeting(publicUrl, id, position),
    })),
    nextTurn: read.next,
  };
}
