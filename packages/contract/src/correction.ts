import * as z from 'zod/mini';
import { chosenOwnerSchema } from './action.ts';
import { given } from './figures/origin.ts';
import {
  actionTextLengthMax,
  correctedWordsLengthMax,
  findingLengthMax,
  glossaryTermLengthMax,
  lengthMinutesMax,
  namedPassagesMax,
  namedSpeakersMax,
  titleLengthMax,
} from './limits.ts';
import { meetingCheckKindSchema } from './meeting-checks.ts';
import { processingStatusSchema } from './processing.ts';
import { givenText } from './storable.ts';
import { writtenDaySchema } from './written-day.ts';

const participantId = z.string();

export const speakerNameLengthMax = 120;

/** Longer than the limit for texts added by hand, because found texts may be longer. */
const dropTextLengthMax = 10_000;
const position = z.int().check(z.nonnegative());

/** The item as listed: its text, and the turn of its evidence, null without one. */
const itemAsListed = {
  text: z.string().check(z.maxLength(dropTextLengthMax)),
  turn: z.nullable(position),
};

const isAnswer = z
  .optional(z.literal(true))
  .check(z.describe('For a question that is asked; refused once somebody has tied or untied them'));

export const correctionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rename-speaker'),
    participantId,
    name: givenText('Name', speakerNameLengthMax),
  }),
  z.object({
    kind: z.literal('merge-speakers'),
    participantId,
    intoParticipantId: z.string(),
  }),
  z.object({ kind: z.literal('tie-speaker'), participantId, userId: z.string(), isAnswer }),
  z.object({ kind: z.literal('untie-speaker'), participantId, isAnswer }),
  z.object({ kind: z.literal('set-title'), title: givenText('Title', titleLengthMax) }),
  z.object({
    kind: z.literal('set-start'),
    date: writtenDaySchema,
    time: z
      .nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Time is required')))
      .check(z.describe('Null if only the day is known')),
  }),
  z.object({
    kind: z.literal('set-length'),
    minutes: z.int().check(z.minimum(1), z.maximum(lengthMinutesMax)),
  }),
  z
    .object({ kind: z.literal('keep-as-read'), check: meetingCheckKindSchema })
    .check(z.describe('What was doubted is right')),
  z
    .object({ kind: z.literal('split-names-inside') })
    .check(z.describe('A turn begins at each name with a colon inside other turns')),
  z
    .object({ kind: z.literal('split-speaker'), participantId, label: z.string() })
    .check(
      z.describe(
        'Label that the analysis joined with another one; it becomes a separate participant again',
      ),
    ),
  z
    .object({
      kind: z.literal(['drop-decision', 'drop-question']),
      ...itemAsListed,
      isConfirmed: z
        .optional(z.literal(true))
        .check(z.describe('For an item listed as confirmed; its confirmation is undone with it')),
    })
    .check(
      z.describe('The item as listed: its text, and the turn of its evidence (null without one)'),
    ),
  z
    .object({
      kind: z.literal(['confirm-decision', 'confirm-question']),
      ...itemAsListed,
      words: z
        .optional(givenText('Text', findingLengthMax))
        .check(z.describe('Better words; those of the item if absent')),
    })
    .check(z.describe('Somebody says that a sure or maybe item is right; then it counts')),
  z.object({
    kind: z.literal('confirm-action'),
    ...itemAsListed,
    words: z.optional(givenText('Text', actionTextLengthMax)),
    owner: z
      .optional(chosenOwnerSchema)
      .check(z.describe('As found if absent; null for nobody. `dueDay` likewise')),
    dueDay: z.optional(z.nullable(writtenDaySchema)),
  }),
  z
    .object({ kind: z.literal('drop-action'), ...itemAsListed })
    .check(z.describe('A sure action becomes dropped; a maybe one is not asked again')),
  z.object({
    kind: z.literal(['add-decision', 'add-question']),
    text: givenText('Text', findingLengthMax),
  }),
  z
    .object({
      kind: z.literal('set-words'),
      turn: position,
      at: position.check(z.describe("Position of the words in the turn's text, as shown")),
      text: z.string().check(z.minLength(1), z.maxLength(correctedWordsLengthMax)),
      words: givenText('Words', correctedWordsLengthMax),
      remember: z
        .optional(givenText('Term', glossaryTermLengthMax))
        .check(z.describe('A term to remember for recordings; it must be among the new words')),
    })
    .check(
      z.describe('Words of one turn as shown, and the right ones; the meeting is analysed again'),
    ),
  z
    .object({
      kind: z.literal('set-speaker'),
      speakers: z
        .array(
          z.object({
            name: z
              .nullable(givenText('Name', speakerNameLengthMax))
              .check(z.describe('Null for nobody; the name in the directory if `userId` is given')),
            userId: z.optional(z.string()),
            passages: z
              .array(position)
              .check(
                z.minLength(1),
                z.maxLength(namedPassagesMax),
                z.describe("`cue` of the transcript's passages, or of their `splits`"),
              ),
          }),
        )
        .check(z.minLength(1), z.maxLength(namedSpeakersMax)),
      splits: z
        .optional(z.array(position).check(z.maxLength(namedPassagesMax)))
        .check(z.describe('`cue` of the `splits` at which passages are split')),
    })
    .check(
      z.describe('Who says passages for which the file has no name; the meeting is analysed again'),
    ),
  z.object({
    kind: z.literal('rename-chapter'),
    fromTurn: position,
    title: givenText('Title', titleLengthMax),
  }),
]);
export type Correction = z.infer<typeof correctionSchema>;

export const correctionRecordSchema = z.object(
  given({
    id: z.string(),
    kind: z.enum(correctionSchema.def.options.flatMap(({ shape }) => shape.kind.def.values)),
    words: z
      .string()
      .check(z.describe("A sentence, for example: Renamed 'Speaker 7' to 'Noah Whitfield'")),
    by: z.string(),
    at: z.iso.datetime(),
    undoneBy: z.nullable(z.string()),
    undoneAt: z.nullable(z.iso.datetime()),
  }),
);
export type CorrectionRecord = z.infer<typeof correctionRecordSchema>;

export const correctionAcceptedSchema = z.extend(
  processingStatusSchema,
  given({
    correctionId: z.string(),
  }),
);
export type CorrectionAccepted = z.infer<typeof correctionAcceptedSchema>;
