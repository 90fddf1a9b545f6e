import * as z from 'zod/mini';
import { computed, given, state } from './figures/origin.ts';
import { writtenDaySchema } from './written-day.ts';

/** What a meeting can be asked about, in the order of the list: values that change sums, then names, then words. */
export const meetingCheckKinds = [
  'length',
  'date',
  'names-inside',
  'names-missed',
  'left-out',
  'some-times',
  'one-speaker',
  'unattributed',
] as const;
export const meetingCheckKindSchema = z.enum(meetingCheckKinds);
export type MeetingCheckKind = z.infer<typeof meetingCheckKindSchema>;

const minutes = z.int().check(z.nonnegative());
const lines = z.array(z.string()).check(z.describe('At most three, shortened, as in the file'));

/** Why a day is likely. */
export const likelyDayReasonSchema = z.enum(['file-name', 'weekday', 'series']);
export type LikelyDayReason = z.infer<typeof likelyDayReasonSchema>;

/** A value of a meeting that its file can be read in two ways for. */
export const meetingCheckSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('length'),
    minutes: minutes.check(z.describe('As read; in no sum until somebody decides')),
    likelyMinutes: z
      .nullable(minutes)
      .check(z.describe('How long the words take without a long silence')),
    usualMinutes: z
      .nullable(z.object({ from: minutes, to: minutes }))
      .check(z.describe('Of the other meetings of its series')),
    line: z.nullable(z.string()).check(z.describe('The first line beyond a long silence')),
  }),
  z.object({
    kind: z.literal('date'),
    date: writtenDaySchema,
    line: z.nullable(z.string()).check(z.describe('Where the present day was read')),
    likelyDate: writtenDaySchema,
    because: z.array(likelyDayReasonSchema),
  }),
  z.object({
    kind: z.literal('names-inside'),
    names: z.int().check(z.describe('Names with a colon inside turns of others')),
    people: z.int().check(z.describe('New speakers if a turn begins at each of them')),
    lines,
  }),
  z.object({ kind: z.literal('names-missed'), lines }),
  z.object({
    kind: z.literal('left-out'),
    words: z.int().check(z.describe('Words of the file that are in no turn')),
    share: z.number().check(z.describe('Of the words of the turns and these, 0 to 1')),
  }),
  z.object({
    kind: z.literal('some-times'),
    timed: z.int().check(z.describe('Turns with a time')),
    turns: z.int(),
  }),
  z.object({
    kind: z.literal('one-speaker'),
    speaker: z.string(),
    speakerId: z
      .nullable(z.string())
      .check(z.describe('For a choice of what the speaker is; null if tied to a person')),
    turns: z.int(),
    looksLikeRoom: z.boolean(),
  }),
  z.object({
    kind: z.literal('unattributed'),
    share: z.number().check(z.describe('Of the words that are said, 0 to 1')),
    from: z.nullable(z.number()).check(z.describe('Seconds from the start of the meeting')),
    lines,
  }),
]);
export type MeetingCheck = z.infer<typeof meetingCheckSchema>;

export const checkedMeetingSchema = z.object({
  ...given({ id: z.string(), title: z.string() }),
  ...computed('meeting-start', {
    date: z.iso.date(),
    time: z.nullable(z.string()).check(z.describe('HH:mm; null if not known')),
  }),
  ...computed('duration', {
    minutes: z.nullable(minutes).check(z.describe('Null if the file has no times')),
  }),
  ...computed('people', { participants: z.int() }),
  ...given({
    file: z.string().check(z.describe('Name of the file')),
    from: z.string().check(z.describe("In words: 'uploaded by Sanne de Boer', 'watched folder'")),
  }),
  ...state({ mayCorrect: z.boolean() }),
  ...computed('what-was-read', { checks: z.array(meetingCheckSchema).check(z.minLength(1)) }),
});
export type CheckedMeeting = z.infer<typeof checkedMeetingSchema>;

export const meetingChecksQuerySchema = z.object({
  after: z.optional(z.uuid()).check(z.describe('`next` of an earlier response')),
  meeting: z.optional(z.uuid()).check(z.describe('Only this meeting')),
});

export const meetingChecksSchema = z.object({
  meetings: z.array(checkedMeetingSchema),
  ...state({
    total: z.int().check(z.describe('Meetings to check that the caller may read')),
    names: z
      .nullable(z.int())
      .check(z.describe('Open names of Match speakers; null if the caller may not match them')),
    next: z.nullable(z.uuid()),
  }),
});
export type MeetingChecks = z.infer<typeof meetingChecksSchema>;
