import * as z from 'zod/mini';
import { correctionRecordSchema } from './correction.ts';
import { evidenceSchema } from './evidence.ts';
import { computed, given, state } from './figures/origin.ts';
import { directoryPersonSchema } from './user.ts';

const seconds = z
  .nullable(z.number().check(z.nonnegative()))
  .check(z.describe('Seconds from the start of the meeting'));

/** `from` and `to` are positions in the text, as in `slice`. */
const correctedWordsSchema = z.object(
  given({
    correction: z.string().check(z.describe('Id of the correction')),
    from: z.int().check(z.nonnegative()),
    to: z.int().check(z.nonnegative()),
    read: z.string().check(z.describe('The words as read')),
  }),
);

/** `cue` tells it from the others; `from` is its place in the text, as in `slice`. */
const placeSchema = z.object(
  given({
    cue: z.int().check(z.nonnegative()),
    from: z.int().check(z.nonnegative()),
    start: seconds,
  }),
);
const passageSchema = z.extend(
  placeSchema,
  given({
    splits: z
      .optional(z.array(placeSchema))
      .check(z.describe('Where another voice can begin, in order')),
  }),
);

export const transcriptTurnSchema = z.object({
  ...given({
    position: z.int().check(z.nonnegative()),
    participantId: z
      .nullable(z.string())
      .check(z.describe('Null if the transcript has no name for the speaker')),
    start: seconds,
    end: seconds,
    text: z.string(),
    written: z
      .optional(z.literal(true))
      .check(z.describe('Set for a line of minutes, which nobody said')),
    corrected: z
      .optional(z.array(correctedWordsSchema))
      .check(z.describe('What people have corrected in the text, in order')),
    passages: z
      .optional(z.array(passageSchema))
      .check(
        z.describe(
          'Of a turn for which the file has no name, also where people have named it: what can be named, in order',
        ),
      ),
  }),
  ...computed('strong-moments', {
    moment: z
      .optional(z.enum(['positive', 'negative']))
      .check(z.describe('Only for the few turns with the strongest sentiment')),
    momentWords: z
      .optional(z.array(z.string()))
      .check(z.describe('Words of the turn that express the sentiment')),
  }),
});
export type TranscriptTurn = z.infer<typeof transcriptTurnSchema>;

export const joinedLabelSchema = z.object(
  computed('speaker-labels', {
    label: z.string(),
    why: z
      .enum(['name', 'email'])
      .check(z.describe('Why the labels were joined: same name or same e-mail address')),
  }),
);
export type JoinedLabel = z.infer<typeof joinedLabelSchema>;

export const transcriptSpeakerSchema = z.object({
  ...given({
    participantId: z.string(),
    label: z.string().check(z.describe('Label of the speaker in the transcript')),
  }),
  joined: z
    .array(joinedLabelSchema)
    .check(z.describe('Further labels that were joined with this one')),
  ...given({ role: z.optional(z.string()).check(z.describe('As the file states it: Chair')) }),
  tie: z.nullable(
    z.object(
      computed('speaker-tie', {
        userId: z.string(),
        how: z
          .enum(['email', 'name', 'person', 'alias'])
          .check(
            z.describe(
              'How the speaker was tied: by e-mail, by name, by hand, or as chosen for all meetings',
            ),
          ),
        sure: z.enum(['certain', 'likely']),
      }),
    ),
  ),
  suggestion: z
    .nullable(directoryPersonSchema)
    .check(z.describe('A suggested directory user, to be confirmed by hand')),
});
export type TranscriptSpeaker = z.infer<typeof transcriptSpeakerSchema>;

/**
 * Kinds of words in a file that are not speech: lines above the talk, notes of tools and minutes, headings and lists,
 * other table columns, repeated captions, quoted messages, page headers and footers.
 */
const leftOutSchema = z.enum([
  'header',
  'notes',
  'apart',
  'columns',
  'repeated',
  'quoted',
  'pages',
]);
export type LeftOut = z.infer<typeof leftOutSchema>;

export const meetingTranscriptSchema = z.object({
  turns: z.array(transcriptTurnSchema),
  coverage: z
    .object(
      computed('what-was-read', {
        turns: z.int().check(z.nonnegative()),
        words: z.int().check(z.nonnegative()),
        minutes: z.number().check(z.nonnegative()),
        timed: z.boolean().check(z.describe('Whether the file has times')),
        unattributedTurns: z.int().check(z.nonnegative()),
        leftOut: z
          .optional(z.partialRecord(leftOutSchema, z.int().check(z.positive())))
          .check(
            z.describe('Number of words that are not speech, by kind; absent for older analyses'),
          ),
        warnings: z
          .optional(z.array(z.enum(['names-inside-turns', 'unnamed-voices'])))
          .check(z.describe('Likely errors in reading the file, for people to check')),
      }),
    )
    .check(z.describe('How much of the file was analysed')),
  summary: z.array(z.object({ ...given({ text: z.string() }), evidence: z.array(evidenceSchema) })),
  actionItems: z
    .optional(z.array(evidenceSchema))
    .check(
      z.describe(
        'Quotations of the action items, in the same order; absent while the actions feature is off',
      ),
    ),
  speakers: z.array(transcriptSpeakerSchema),
  corrections: z.array(correctionRecordSchema).check(z.describe('Newest first')),
  can: z.object(state({ correct: z.boolean() })),
});
export type MeetingTranscript = z.infer<typeof meetingTranscriptSchema>;
