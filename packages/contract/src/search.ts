import * as z from 'zod/mini';
import { computed, given, state } from './figures/origin.ts';
import { searchLengthMax } from './limits.ts';
import { processingStatusNameSchema } from './processing.ts';

export const searchQuerySchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLengthMax)),
});

/** Parts of a sentence; joined in order they give it verbatim. */
const sentencePartSchema = z.object(
  given({
    text: z.string(),
    isFound: z.boolean().check(z.describe('A word of the search, in any of its forms')),
  }),
);

export const saidSentenceSchema = z.object({
  ...given({
    turn: z.int().check(z.nonnegative(), z.describe('Position of the turn in the transcript')),
    start: z
      .nullable(z.number().check(z.nonnegative()))
      .check(z.describe('Seconds from the start of the meeting, of the turn')),
    speaker: z.nullable(z.string()),
  }),
  parts: z.array(sentencePartSchema),
});
export type SaidSentence = z.infer<typeof saidSentenceSchema>;

export const foundMeetingSchema = z.object({
  ...given({ id: z.string(), name: z.string() }),
  ...computed('meeting-start', { date: z.iso.date() }),
  ...state({ processingStatus: processingStatusNameSchema }),
});
export type FoundMeeting = z.infer<typeof foundMeetingSchema>;

export const foundPersonSchema = z.object(
  given({
    userId: z
      .nullable(z.string())
      .check(
        z.describe('Id of the person of the directory; null for a speaker who is tied to nobody'),
      ),
    name: z.string(),
  }),
);
export type FoundPerson = z.infer<typeof foundPersonSchema>;

export const foundTopicSchema = z.object({
  ...computed('topics', { topic: z.string() }),
  ...computed('meeting-start', {
    lastOn: z.iso.date().check(z.describe('Day of the newest meeting about it')),
  }),
});
export type FoundTopic = z.infer<typeof foundTopicSchema>;

export const foundSentenceOfMeetingSchema = z.extend(saidSentenceSchema, {
  meeting: foundMeetingSchema,
});
export type FoundSentenceOfMeeting = z.infer<typeof foundSentenceOfMeetingSchema>;

/** Contains only meetings that the caller may read. */
export const searchAnswerSchema = z.object({
  meetings: z
    .array(foundMeetingSchema)
    .check(z.describe('By title, then by speakers, topics and team; newest first')),
  people: z
    .array(foundPersonSchema)
    .check(z.describe('Speakers with this name, or with one that is spelled similarly')),
  topics: z.array(foundTopicSchema),
  sentences: z
    .array(foundSentenceOfMeetingSchema)
    .check(
      z.describe('One sentence from each of the newest meetings in which the words were said'),
    ),
  ...state({
    total: z
      .nullable(z.int().check(z.nonnegative()))
      .check(
        z.describe(
          'Number of meetings that have all the words anywhere; null for words of many meetings, which are not counted',
        ),
      ),
  }),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
