import * as z from 'zod/mini';
import { computed, given, state } from './figures/origin.ts';
import { speakersPageSize, speakersUndoMax } from './limits.ts';
import { directoryPersonSchema } from './user.ts';

/** What a heard name stands for: a person of the directory, or somebody or something else. */
const speakerKindSchema = z.enum(['person', 'guest', 'room', 'skipped']);
export type SpeakerKind = z.infer<typeof speakerKindSchema>;

export const speakerConfidenceSchema = z.enum(['very-likely', 'likely', 'possible']);
export type SpeakerConfidence = z.infer<typeof speakerConfidenceSchema>;

export const speakerTabSchema = z.enum(['open', 'skipped', 'guests']);
export type SpeakerTab = z.infer<typeof speakerTabSchema>;

export const speakerSortSchema = z.enum(['meetings', 'turns', 'recent', 'name']);
export type SpeakerSort = z.infer<typeof speakerSortSchema>;

export const speakerQuerySchema = z.object({
  tab: z._default(speakerTabSchema, 'open'),
  sort: z._default(speakerSortSchema, 'meetings'),
  cursor: z.optional(z.string().check(z.maxLength(2000))).check(z.describe('From `next`')),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(speakersPageSize)),
    speakersPageSize,
  ),
});

export const speakerSuggestionSchema = z.object({
  person: directoryPersonSchema,
  ...computed('tie-suggestion', {
    confidence: speakerConfidenceSchema,
    reason: z.string().check(z.describe('In words')),
  }),
});

export const speakerQuoteSchema = z.object(
  given({
    text: z.string(),
    eventId: z.string(),
    title: z.string(),
    date: z.string(),
    turn: z.int(),
    start: z.nullable(z.number()).check(z.describe('Seconds from the start of the meeting')),
  }),
);

/** A name in transcripts that is not tied to a person. Counts include only meetings that the caller may read. */
export const heardSpeakerSchema = z.object({
  ...given({
    id: z.string(),
    name: z.string().check(z.describe('As heard')),
    isOneMeeting: z
      .boolean()
      .check(z.describe("True if the label is only valid in its meeting, such as 'Speaker 3'")),
    looksLikeRoom: z.boolean(),
    is: z.nullable(speakerKindSchema).check(z.describe('The choice; null while open')),
    meetings: z.int(),
    turns: z.int(),
    lastDate: z.string().check(z.describe('Day of the last meeting, YYYY-MM-DD')),
  }),
  quote: z.nullable(speakerQuoteSchema),
  suggestions: z.array(speakerSuggestionSchema),
});
export type HeardSpeaker = z.infer<typeof heardSpeakerSchema>;

export const speakerListSchema = z.object({
  speakers: z.array(heardSpeakerSchema),
  ...state({
    next: z.nullable(z.string()),
    open: z.int(),
    skipped: z.int(),
    guests: z.int(),
    choices: z.int(),
    known: z.int().check(z.describe('Speakers tied to a person, guests and rooms')),
    total: z.int().check(z.describe('Known, open and skipped')),
    knownTurns: z.number().check(z.describe('0 to 1')),
    veryLikely: z.int().check(z.describe('Open names that can be confirmed together')),
    hidden: z
      .int()
      .check(z.describe('Open names heard only in meetings that the caller may not read')),
  }),
});
export type SpeakerList = z.infer<typeof speakerListSchema>;

const speakerId = z.string().check(z.minLength(1), z.maxLength(600));

/** `userId` is present only for kind `person`. */
export const speakerChoiceSchema = z.object({
  speakerId,
  is: speakerKindSchema,
  userId: z.optional(z.uuid()),
});
export type SpeakerChoice = z.infer<typeof speakerChoiceSchema>;

export const speakerChosenSchema = z.object(
  state({
    choiceId: z.string(),
    meetings: z.int().check(z.describe('Changed meetings that the caller may read')),
  }),
);
export type SpeakerChosen = z.infer<typeof speakerChosenSchema>;

/** Several choices made in one call, which can be undone together. */
export const speakersConfirmedSchema = z.object(
  state({
    choiceIds: z.array(z.string()),
  }),
);
export type SpeakersConfirmed = z.infer<typeof speakersConfirmedSchema>;

export const speakersToMarkSchema = z.object({
  speakerIds: z.array(speakerId).check(z.minLength(1), z.maxLength(speakersUndoMax)),
});

export const speakersToUndoSchema = z.object({
  choiceIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(speakersUndoMax)),
});

/** The number that was shown, so that nothing else is confirmed. */
export const speakersToConfirmSchema = z.object({ expected: z.int().check(z.minimum(1)) });

export const speakerChoiceRecordSchema = z.object({
  ...given({ id: z.string(), name: z.string(), is: speakerKindSchema }),
  person: z.nullable(directoryPersonSchema),
  ...given({ isOneMeeting: z.boolean(), by: z.nullable(z.string()), at: z.iso.datetime() }),
});

export const speakerChoicesQuerySchema = z.object({
  cursor: z.optional(z.string().check(z.maxLength(2000))),
});
export const speakerChoicesSchema = z.object({
  choices: z.array(speakerChoiceRecordSchema),
  ...state({ next: z.nullable(z.string()) }),
});
export type SpeakerChoices = z.infer<typeof speakerChoicesSchema>;
