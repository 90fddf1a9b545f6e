import * as z from 'zod/mini';
import { correctionRecordSchema } from './correction.ts';
import { evidenceSchema } from './evidence.ts';
import { directoryPersonSchema } from './user.ts';

const seconds = z
  .nullable(z.number().check(z.nonnegative()))
  .check(z.describe('Seconds from the start of the meeting'));

export const transcriptTurnSchema = z.object({
  position: z.int().check(z.nonnegative()),
  participantId: z.nullable(z.string()).check(z.describe('Null where the transcript names nobody')),
  start: seconds,
  end: seconds,
  text: z.string(),
  written: z
    .optional(z.literal(true))
    .check(z.describe('Set on a line of minutes between the talk, which nobody said')),
  moment: z
    .optional(z.enum(['positive', 'negative']))
    .check(z.describe('Only on the few turns that sound strongest')),
  momentWords: z
    .optional(z.array(z.string()))
    .check(z.describe('The words of the turn that a moment rests on')),
});
export type TranscriptTurn = z.infer<typeof transcriptTurnSchema>;

export const joinedLabelSchema = z.object({
  label: z.string(),
  why: z.enum(['name', 'email']).check(z.describe('The same name, or the same mail address')),
});
export type JoinedLabel = z.infer<typeof joinedLabelSchema>;

export const transcriptSpeakerSchema = z.object({
  participantId: z.string(),
  label: z.string().check(z.describe('What the transcript calls them')),
  joined: z.array(joinedLabelSchema).check(z.describe('Their other labels, where that is certain')),
  tie: z.nullable(
    z.object({
      userId: z.string(),
      how: z.enum(['email', 'name', 'person']).check(z.describe('By e-mail, by name, or by hand')),
      sure: z.enum(['certain', 'likely']),
    }),
  ),
  suggestion: z
    .nullable(directoryPersonSchema)
    .check(z.describe('Who this may be, left to a person who may correct the meeting')),
});
export type TranscriptSpeaker = z.infer<typeof transcriptSpeakerSchema>;

/**
 * Words of a file that were not spoken: lines above the talk, notes of tools and minutes, headings and lists, other
 * table columns, repeated captions, quoted messages, page headers and footers.
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
    .object({
      turns: z.int().check(z.nonnegative()),
      words: z.int().check(z.nonnegative()),
      minutes: z.number().check(z.nonnegative()),
      timed: z.boolean().check(z.describe('Whether the file says when things were said')),
      unattributedTurns: z.int().check(z.nonnegative()),
      leftOut: z
        .optional(z.partialRecord(leftOutSchema, z.int().check(z.positive())))
        .check(
          z.describe('Words of the file that nobody said; absent where they were not counted yet'),
        ),
      warnings: z
        .optional(z.array(z.enum(['names-inside-turns'])))
        .check(z.describe('What is likely wrong with the reading, for people to look at')),
    })
    .check(z.describe('What part of the file was read')),
  summary: z.array(z.object({ text: z.string(), evidence: z.array(evidenceSchema) })),
  actionItems: z
    .optional(z.array(evidenceSchema))
    .check(z.describe('In the order of the action items; present while the feature is on')),
  speakers: z.array(transcriptSpeakerSchema),
  corrections: z.array(correctionRecordSchema).check(z.describe('Newest first')),
  can: z.object({ correct: z.boolean() }),
});
export type MeetingTranscript = z.infer<typeof meetingTranscriptSchema>;
