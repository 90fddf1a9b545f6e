import * as z from 'zod/mini';
import { evidenceSchema } from './evidence.ts';
import { computed, given, state } from './figures/origin.ts';
import { textSourceSchema } from './text-source.ts';

/** A quoted sentence, with cuts marked by '…'. */
export const foundSentenceSchema = z.object({
  ...given({ text: z.string() }),
  evidence: z.array(evidenceSchema),
});
export type FoundSentence = z.infer<typeof foundSentenceSchema>;

const seconds = z
  .nullable(z.number().check(z.nonnegative()))
  .check(z.describe('Seconds from the start of the meeting; null where the file has no times'));

/** A vote that passed. */
const voteSchema = z.object(
  computed('votes', {
    tally: z
      .nullable(z.string())
      .check(z.describe("'6 to 1' or 'unanimously'; null if it is not told")),
  }),
);
export type Vote = z.infer<typeof voteSchema>;

/** A decision or an open question. */
export const outcomeSchema = z.extend(foundSentenceSchema, {
  ...given({
    isAdded: z.optional(z.literal(true)).check(z.describe('Added by hand, so without evidence')),
  }),
  ...state({
    isConfirmed: z.optional(z.literal(true)).check(z.describe('Somebody said that it is right')),
    isCorrected: z
      .optional(z.literal(true))
      .check(z.describe('The text is no longer the words that were said')),
  }),
  vote: z
    .optional(voteSchema)
    .check(z.describe('Of a decision on which a vote was taken; its text is the matter')),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** An action that may be one; it has no state until somebody confirms it. */
export const maybeActionSchema = z.extend(
  foundSentenceSchema,
  computed('actions', {
    owner: z.nullable(z.string()).check(z.describe('As said')),
    dueDate: z.nullable(z.string()).check(z.describe('As said; null if no words name a date')),
    dueDay: z.nullable(z.iso.date()),
    before: z
      .nullable(z.string())
      .check(z.describe("The previous sentence, if the quote refers to it with 'it' or 'that'")),
  }),
);
export type MaybeAction = z.infer<typeof maybeActionSchema>;

/** What may be a decision, an action or an open question. None of it counts anywhere. */
export const maybeFindingsSchema = z.object({
  ...computed('decisions', { decisions: z.array(outcomeSchema) }),
  ...computed('actions', {
    actions: z
      .optional(z.array(maybeActionSchema))
      .check(z.describe('Absent while the actions feature is off')),
  }),
  ...computed('open-questions', { openQuestions: z.array(outcomeSchema) }),
});

export const chapterSchema = z.object({
  ...computed('chapters', {
    title: z.string().check(z.describe('A phrase that was said in it, or a heading of the file')),
  }),
  ...given({
    isRenamed: z.optional(z.literal(true)).check(z.describe('A person chose the title')),
    isWorded: z
      .optional(z.literal(true))
      .check(z.describe('A language model worded the title from words that were said')),
  }),
  ...computed('chapters', {
    fromTurn: z.int().check(z.nonnegative()),
    toTurn: z
      .int()
      .check(z.nonnegative(), z.describe('Position of the last turn of the chapter, from 0')),
    start: seconds,
    end: seconds,
  }),
});
export type Chapter = z.infer<typeof chapterSchema>;

/** What a language model put into words or in order at the second reading. */
const wordedSchema = z.object({
  titles: z
    .array(
      z.object({
        ...given({
          of: z.enum(['decision', 'action']),
          turn: z.int().check(z.nonnegative()),
          quote: z.string(),
        }),
        ...computed('decisions', { title: z.string() }),
      }),
    )
    .check(z.describe('Titles of decisions and actions, by the words that they are for')),
  joined: z
    .array(
      z.object(
        given({
          of: z.enum(['decision', 'action', 'question']),
          turn: z.int().check(z.nonnegative()),
          quote: z.string(),
          alsoTurn: z.int().check(z.nonnegative()),
          alsoQuote: z.string(),
        }),
      ),
    )
    .check(z.describe('Outcomes that were said twice; only the first words are listed')),
  ...state({
    inShort: z.boolean().check(z.describe('Whether it chose the sentences of In short')),
  }),
});
export type Worded = z.infer<typeof wordedSchema>;

const nonnegative = z.number().check(z.nonnegative());
const position = z.int().check(z.nonnegative(), z.describe('Position of a turn, from 0'));

/** The longest monologue and the silence of a meeting, stored with the findings. */
const foundTalkSchema = z.object({
  monologue: z.nullable(
    z.object({
      ...given({ participantId: z.string(), turn: position }),
      ...computed('monologue', {
        start: seconds,
        seconds: z
          .nullable(nonnegative)
          .check(z.describe('Null if the file has no times, or a break occurs in it')),
        words: z.int().check(z.nonnegative()),
      }),
    }),
  ),
  silence: z
    .nullable(
      z.object({
        ...computed('silence', { seconds: nonnegative }),
        longest: z
          .nullable(
            z.object({
              ...given({ turn: position }),
              ...computed('silence', { start: nonnegative, seconds: nonnegative }),
            }),
          )
          .check(z.describe('The longest silence; `turn` is the turn before it')),
      }),
    )
    .check(z.describe('Silence between turns; null if the file does not state when turns end')),
});
export type FoundTalk = z.infer<typeof foundTalkSchema>;

/**
 * How a meeting with at least two named speakers was shared among them. In works-council mode only for meetings with
 * at least as many people as the smallest group.
 */
export const talkDynamicsSchema = z.object({
  ...computed('meeting-balance', {
    balance: z
      .nullable(z.int().check(z.gte(0), z.lte(100)))
      .check(z.describe('0 one voice, 100 everyone the same; null for fewer than three speakers')),
  }),
  questions: z.object(
    computed('meeting-questions', {
      asked: z
        .nullable(z.int().check(z.nonnegative()))
        .check(z.describe('Null if the transcript marks no questions')),
    }),
  ),
  people: z
    .optional(
      z.array(
        z.object({
          ...given({ participantId: z.string() }),
          ...computed('talk-share', { share: z.number().check(z.gte(0), z.lte(1)) }),
          ...computed('questions', {
            questions: z
              .nullable(z.int().check(z.nonnegative()))
              .check(z.describe('Null if the transcript marks no questions')),
          }),
        }),
      ),
    )
    .check(z.describe('Absent in works-council mode, as is the monologue')),
  monologue: z.optional(foundTalkSchema.shape.monologue),
  silence: z.optional(foundTalkSchema.shape.silence),
});
export type TalkDynamics = z.infer<typeof talkDynamicsSchema>;

/** Said in place of the number of questions. */
export const questionsNotKnown = 'Not known: this transcript has no question marks.';

/** Findings besides action items. Each list is in the order of the meeting, but In short if a model chose it. */
export const meetingFindingsSchema = z.object({
  ...computed('in-short', { inShort: z.array(foundSentenceSchema) }),
  chapters: z.array(chapterSchema).check(z.describe('Empty for meetings under 15 minutes')),
  ...computed('decisions', {
    decisions: z.array(outcomeSchema).check(z.describe('Sure, confirmed and added ones')),
  }),
  ...computed('open-questions', { openQuestions: z.array(outcomeSchema) }),
  secondReading: z
    .optional(textSourceSchema)
    .check(z.describe('Whether a language model gave a second opinion; absent if none was asked')),
  worded: z.optional(wordedSchema).check(z.describe('Absent if a language model worded nothing')),
  maybe: z
    .optional(maybeFindingsSchema)
    .check(z.describe('Absent if the analysis is older than this feature')),
});
export type MeetingFindings = z.infer<typeof meetingFindingsSchema>;
