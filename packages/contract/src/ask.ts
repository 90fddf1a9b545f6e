import * as z from 'zod/mini';
import { askFigureSchema, askQuerySchema, askRefusalSchema } from './ask-query.ts';
import { computed, given, state } from './figures/origin.ts';
import { askedPeopleMax, questionLengthMax } from './limits.ts';
import { givenText } from './storable.ts';
import { keptReasonSchema } from './text-source.ts';
import { writtenDaySchema } from './written-day.ts';

const dayOrOpen = z.nullable(z.iso.date());

/** Filters of a question. Filters that are left out are read from the question's words. */
export const askFiltersSchema = z.object(
  given({
    from: z.optional(writtenDaySchema).check(z.describe('First day, by the organization’s clock')),
    to: z.optional(writtenDaySchema).check(z.describe('Last day')),
    people: z
      .optional(z.array(z.uuid()).check(z.maxLength(askedPeopleMax)))
      .check(z.describe('Ids of people of the directory, one of whom speaks')),
    series: z.optional(z.uuid()),
    query: z
      .optional(askQuerySchema)
      .check(z.describe('Asks for this instead of what the words of the question ask for')),
    without: z
      .optional(z.array(z.string().check(z.maxLength(questionLengthMax))).check(z.maxLength(20)))
      .check(z.describe('Words of the question that `query` leaves out on purpose')),
  }),
);
export type AskFilters = z.infer<typeof askFiltersSchema>;

/** POST /api/v1/ask */
export const askSchema = z.extend(askFiltersSchema, {
  question: givenText('The question', questionLengthMax),
  after: z
    .optional(z.uuid())
    .check(
      z.describe('Id of the previous question, from which a follow-up takes words and filters'),
    ),
  showsSensitive: z
    .optional(z.literal(true))
    .check(
      z.describe(
        'Shows quotes on the health or family of a person. Who asked about whom is in the audit log',
      ),
    ),
  wording: z
    ._default(z.enum(['quotes', 'written']), 'quotes')
    .check(z.describe('`written`: a language model words the answer, if one is set up')),
});
export type Ask = z.infer<typeof askSchema>;

export const askKindSchema = z.enum([
  'look-up',
  'summary',
  'count',
  'change',
  'outcomes',
  'people',
]);
export type AskKind = z.infer<typeof askKindSchema>;

const askedPersonSchema = z.object(
  given({
    userId: z.nullable(z.string()).check(z.describe('Null for a speaker who is tied to nobody')),
    name: z.string(),
  }),
);

/** A question as it was understood. Its filters come from the request or from the words of the question. */
export const askReadingSchema = z.object({
  ...given({ kind: askKindSchema, from: dayOrOpen, to: dayOrOpen }),
  people: z.array(askedPersonSchema),
  series: z.nullable(z.object(given({ id: z.string(), name: z.string() }))),
  query: askQuerySchema,
  readAs: z
    .array(z.object(given({ written: z.string(), name: z.string() })))
    .check(
      z.describe(
        'Words of the question that were read as a name: a misspelled one, or a job title',
      ),
    ),
  ...given({
    words: z.array(z.string()).check(z.describe('What was looked for, as written in the question')),
    unused: z
      .array(z.string())
      .check(
        z.describe(
          'Words of a question for a figure that nothing uses, as written. With any, there is no figure',
        ),
      ),
  }),
});
export type AskReading = z.infer<typeof askReadingSchema>;

export const askedMeetingSchema = z.object({
  ...given({ id: z.string(), name: z.string() }),
  ...computed('meeting-start', { date: z.iso.date() }),
  ...computed('duration', {
    seconds: z
      .nullable(z.number())
      .check(z.describe('Duration in minutes; null if it is not stated')),
  }),
  ...computed('people', { participants: z.int() }),
});
export type AskedMeeting = z.infer<typeof askedMeetingSchema>;

/** A verbatim quote. */
export const saidQuoteSchema = z.object({
  ...given({
    meetingId: z.string(),
    turn: z.int().check(z.nonnegative(), z.describe('Position of the turn in the transcript')),
    start: z
      .nullable(z.number().check(z.nonnegative()))
      .check(z.describe('Start of the turn, in seconds from the start of the meeting')),
  }),
  speaker: z.nullable(askedPersonSchema),
  ...given({ text: z.string().check(z.describe('A verbatim part of the turn')) }),
});
export type SaidQuote = z.infer<typeof saidQuoteSchema>;

/** A quote of an answer. */
export const answerQuoteSchema = z.extend(saidQuoteSchema, {
  before: z
    .array(
      z.object({
        speaker: z.nullable(askedPersonSchema),
        ...given({ text: z.string() }),
      }),
    )
    .check(
      z.describe(
        'The sentence before, and what that answers, where the quote is not clear without them; in order',
      ),
    ),
  ...computed('decisions', {
    outcome: z
      .nullable(z.enum(['decision', 'action', 'question']))
      .check(z.describe('What the meeting lists the quote as; null for other talk')),
  }),
});
export type AnswerQuote = z.infer<typeof answerQuoteSchema>;

/** A sentence of a language model that is supported by its quotes. */
const writtenSentenceSchema = z.object({
  ...computed('answer-text', { text: z.string() }),
  ...given({
    quotes: z
      .array(z.int().check(z.nonnegative()))
      .check(z.minLength(1), z.describe('Positions in the quotes of the answer, from 0')),
  }),
});

const askedWeekSchema = z.object(
  computed('answer-count', {
    monday: z.iso.date(),
    sentences: z.int().check(z.nonnegative()),
  }),
);

export const nearTopicSchema = z.object({
  ...computed('topics', { topic: z.string(), mentions: z.int(), meetings: z.int() }),
  ...computed('meeting-start', { lastOn: z.iso.date() }),
  quote: z.nullable(saidQuoteSchema),
});
export type NearTopic = z.infer<typeof nearTopicSchema>;

/** A question that a figure answers, with its short answer. Send its query and filters to ask it. */
export const countedQuestionSchema = z.extend(askFiltersSchema, {
  ...given({
    question: z.string(),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    query: askQuerySchema,
  }),
  ...computed('answer-count', {
    how: z.string().check(z.describe('How it is counted')),
    answer: z.string().check(z.describe("'4 actions', '11.5 hours', a name")),
  }),
});
export type CountedQuestion = z.infer<typeof countedQuestionSchema>;

/** The most readings of a word that nothing uses. */
export const askReadingsMax = 3;

/** What can be counted in place of a word that nothing uses. */
const wordReadingSchema = z.object({
  ...given({ words: z.string(), query: askQuerySchema }),
  ...computed('answer-count', { answer: z.string().check(z.describe("The figure: '4', 'None'")) }),
});
export type WordReading = z.infer<typeof wordReadingSchema>;

/** Suggestions for a question that found nothing. */
const nothingFoundSchema = z.object({
  ...computed('answer-count', {
    withoutPeriod: z
      .nullable(z.int().check(z.positive()))
      .check(
        z.describe(
          'Number of sentences with these words on other days; null if there are none, or no period is set',
        ),
      ),
  }),
  closest: z
    .nullable(saidQuoteSchema)
    .check(z.describe('The closest sentence, although it does not answer the question')),
  topics: z.array(nearTopicSchema),
  ...state({
    areNear: z
      .boolean()
      .check(
        z.describe(
          'True if the topics share words with the question; otherwise they are the most mentioned ones',
        ),
      ),
  }),
});

/** Answer of POST /api/v1/ask, only from meetings that the asker may read. */
export const askAnswerSchema = z.object({
  ...given({
    id: z.string().check(z.describe('Id of the question in the history')),
    question: z.string(),
    askedAt: z.iso.datetime(),
  }),
  reading: askReadingSchema,
  ...computed('answer-count', {
    found: z.boolean(),
    sentence: z
      .nullable(z.string())
      .check(z.describe('An exact count, list or day; null if the quotes are the answer')),
  }),
  figure: z
    .nullable(askFigureSchema)
    .check(
      z.describe('A figure of the product; null if the sentence or the quotes are the answer'),
    ),
  ...state({
    refusal: z
      .nullable(askRefusalSchema)
      .check(z.describe('Why there is no answer; null if there is one, or nothing was found')),
  }),
  written: z
    .nullable(
      z.object({
        ...state({ model: z.string() }),
        sentences: z.array(writtenSentenceSchema),
        ...state({
          kept: z
            .nullable(keptReasonSchema)
            .check(z.describe('Why there are no sentences although a language model was asked')),
        }),
      }),
    )
    .check(z.describe('The answer as worded by a language model; null if none was asked')),
  ...state({
    canBeWritten: z
      .boolean()
      .check(
        z.describe(
          'Whether a language model can word this answer: ask again with wording "written"',
        ),
      ),
  }),
  ...computed('answer-count', {
    lacksOutcomes: z
      .boolean()
      .check(
        z.describe(
          'True if decisions, actions or open questions were asked for and none is quoted',
        ),
      ),
  }),
  quotes: z.array(answerQuoteSchema).check(z.describe('Best first')),
  meetings: z.array(askedMeetingSchema).check(z.describe('The meetings of all quotes')),
  ...computed('answer-count', {
    sentences: z
      .int()
      .check(
        z.nonnegative(),
        z.describe(
          'Number of sentences about the subject; GET /api/v1/ask/:id/sentence lists them',
        ),
      ),
  }),
  weeks: z.array(askedWeekSchema).check(z.describe('Weeks with such sentences, oldest first')),
  read: z.object(
    state({
      isWhole: z
        .boolean()
        .check(
          z.describe(
            'True if the sentences come from all meetings, not only from those that fit best',
          ),
        ),
      meetings: z.int().check(z.describe('Number of meetings that match the filters')),
      from: dayOrOpen,
      to: dayOrOpen,
      milliseconds: z.int().check(z.nonnegative()),
    }),
  ),
  ...state({
    beingAnalysed: z
      .int()
      .check(z.describe('Number of readable meetings that cannot be searched yet')),
  }),
  nothing: z
    .nullable(nothingFoundSchema)
    .check(z.describe('Suggestions if nothing was found; null otherwise')),
  readings: z
    .array(wordReadingSchema)
    .check(
      z.maxLength(askReadingsMax),
      z.describe('Countable readings of the only word that nothing uses'),
    ),
  instead: z
    .nullable(
      z.object({
        ...given({
          group: z
            .nullable(z.string())
            .check(z.describe('The department or team of the question whose mood may be shown')),
        }),
        questions: z.array(countedQuestionSchema),
      }),
    )
    .check(z.describe('What can be shown in place of a refused answer; null otherwise')),
  ...given({ followUps: z.array(z.string()).check(z.describe('Suggested next questions')) }),
});
export type AskAnswer = z.infer<typeof askAnswerSchema>;

/** A line of an answer that is being written. */
export const askWritingSchema = z.object({
  sentences: z.array(writtenSentenceSchema).check(z.describe('Checked against their quotes')),
  ...state({ begun: z.string().check(z.describe('The beginning of the next one, not checked')) }),
  answer: z.optional(askAnswerSchema).check(z.describe('Only in the last line')),
});
export type AskWriting = z.infer<typeof askWritingSchema>;

/** GET /api/v1/ask/:id/sentence */
export const askSentencesQuerySchema = z.object({
  week: z
    .optional(writtenDaySchema)
    .check(z.describe('A Monday, for the sentences of that week only')),
  cursor: z.optional(z.string()),
});
export type AskSentencesQuery = z.infer<typeof askSentencesQuerySchema>;
export const askSentencesSchema = z.object({
  sentences: z.array(saidQuoteSchema).check(z.describe('The newest first')),
  meetings: z.array(askedMeetingSchema),
  ...state({ next: z.nullable(z.string()).check(z.describe('Cursor of the next page')) }),
});
export type AskSentences = z.infer<typeof askSentencesSchema>;

/** GET /api/v1/ask/suggestion */
export const askSuggestionsSchema = z.object({
  ...state({
    meetings: z.int().check(z.describe('Number of readable meetings that can be searched')),
  }),
  ...computed('meeting-start', {
    from: dayOrOpen.check(z.describe('Day of the first of these meetings')),
  }),
  suggestions: z
    .array(
      z.object({
        ...computed('topics', {
          question: z.string(),
          topic: z.string(),
          mentions: z.int(),
          meetings: z.int(),
        }),
        ...computed('meeting-start', { lastOn: z.iso.date() }),
      }),
    )
    .check(
      z.describe('Questions about topics of the past 4 weeks; none for fewer than 5 meetings'),
    ),
});
export type AskSuggestions = z.infer<typeof askSuggestionsSchema>;

export const countedGroups = ['agreed', 'time', 'happened'] as const;
/** The most questions of each group. */
export const countedOfGroupMax = 3;

/** GET /api/v1/ask/counted */
export const askCountedSchema = z.object({
  ...state({ countedAt: z.iso.datetime() }),
  groups: z
    .array(
      z.object({
        ...state({ group: z.enum(countedGroups) }),
        questions: z.array(countedQuestionSchema).check(z.maxLength(countedOfGroupMax)),
      }),
    )
    .check(
      z.describe(
        'Questions with an answer that is not empty; none for fewer than 5 meetings. Kept for an hour',
      ),
    ),
});
export type AskCounted = z.infer<typeof askCountedSchema>;

export const askedQuestionSchema = z.extend(askFiltersSchema, {
  ...given({
    id: z.string(),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    question: z.string(),
    after: z
      .optional(z.string())
      .check(
        z.describe(
          'Id of the question that this one followed up; send it again to repeat this one',
        ),
      ),
    askedAt: z.iso.datetime(),
  }),
  ...computed('answer-count', { found: z.boolean(), quotes: z.int().check(z.nonnegative()) }),
  ...state({
    isRefused: z.boolean().check(z.describe('Whether the question was not answered for a rule')),
  }),
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** GET /api/v1/ask: the caller's own questions, newest first. */
export const askHistoryQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(questionLengthMax))),
  cursor: z.optional(z.string()),
});
export const askHistorySchema = z.object({
  questions: z.array(askedQuestionSchema),
  ...state({ next: z.nullable(z.string()).check(z.describe('Cursor of the next page')) }),
});
export type AskHistory = z.infer<typeof askHistorySchema>;
