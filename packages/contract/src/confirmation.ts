import * as z from 'zod/mini';
import { actionOwnerSchema } from './action.ts';
import { confirmedSchema } from './confirmed.ts';
import { computed, given, state } from './figures/origin.ts';
import { speakerConfidenceSchema } from './speakers.ts';
import { directoryPersonSchema } from './user.ts';

/** A piece of the transcript that a question shows. */
const saidPieceSchema = z.object(
  given({
    turn: z.int().check(z.nonnegative()),
    text: z.string(),
    start: z
      .nullable(z.number().check(z.nonnegative()))
      .check(z.describe('Seconds from the start of the meeting')),
    speaker: z.nullable(z.string()),
  }),
);
export type SaidPiece = z.infer<typeof saidPieceSchema>;

const asked = {
  ...given({ id: z.string().check(z.describe('Stays the same while the item does')) }),
  said: z.nullable(saidPieceSchema).check(z.describe('The sentence; null if nobody said it')),
  previous: z.nullable(saidPieceSchema).check(z.describe('The turn before')),
  next: z.nullable(saidPieceSchema).check(z.describe('The turn after')),
};

/** Text and turn as a correction names the item. */
const askedItem = {
  ...asked,
  ...computed('decisions', { sure: z.boolean(), text: z.string(), turn: z.nullable(z.int()) }),
};

/** One question of 'Confirm in a minute'. It is answered by a correction. */
export const confirmQuestionSchema = z.discriminatedUnion('kind', [
  z
    .object({
      ...given({ kind: z.literal('speaker') }),
      ...asked,
      ...given({ participantId: z.string(), name: z.string().check(z.describe('As heard')) }),
      ...computed('tie-suggestion', {
        person: directoryPersonSchema,
        confidence: speakerConfidenceSchema,
        reason: z.string().check(z.describe('In words')),
      }),
    })
    .check(z.describe('Yes is tie-speaker, no is untie-speaker')),
  z
    .object({ ...given({ kind: z.literal('decision') }), ...askedItem })
    .check(z.describe('Yes is confirm-decision, no is drop-decision')),
  z
    .object({
      ...given({ kind: z.literal('action') }),
      ...askedItem,
      ...computed('actions', {
        owner: z.nullable(actionOwnerSchema),
        dueDay: z.nullable(z.iso.date()),
        dueWords: z.nullable(z.string()).check(z.describe('As said')),
      }),
    })
    .check(z.describe('Yes is confirm-action, no is drop-action')),
  z
    .object({ ...given({ kind: z.literal('question') }), ...askedItem })
    .check(z.describe('Yes is confirm-question, no is drop-question')),
]);
export type ConfirmQuestion = z.infer<typeof confirmQuestionSchema>;

/** The questions that are left, in order: speakers, decisions, actions, open questions; each kind by time. */
export const toConfirmSchema = z.object({
  questions: z.array(confirmQuestionSchema),
  confirmed: z.nullable(confirmedSchema),
  nextMeeting: z
    .nullable(
      z.object({
        ...given({ id: z.string(), title: z.string() }),
        ...state({ toConfirm: z.int() }),
      }),
    )
    .check(z.describe('The newest other meeting that the caller may correct, with questions left')),
});
export type ToConfirm = z.infer<typeof toConfirmSchema>;
