import * as z from 'zod/mini';
import { computed, given } from '../figures/origin.ts';
import { findingKindSchema } from './changes.ts';
import { periodQuerySchema } from './period.ts';

/**
 * What evidence is asked for: a detected change, an initiative, talk between two departments or within one, a person
 * who connects two departments, a tie of two people, or what a department or a team was heard in.
 */
const evidenceOfSchema = z.enum([
  ...findingKindSchema.options,
  'initiative',
  'departments',
  'bridge',
  'tie',
  'department',
  'team',
]);

export const evidenceQuerySchema = z.extend(periodQuerySchema, {
  of: evidenceOfSchema,
  subject: z
    .string()
    .check(
      z.minLength(1),
      z.describe(
        'The name of the subject, or the id of the person of a bridge or tie, or of the series',
      ),
    ),
  other: z
    .optional(z.string())
    .check(z.describe('The second department, or the id of the second person')),
  after: z
    .optional(z.string())
    .check(z.describe('Id of the last meeting of a page: the earlier ones are answered')),
});
export type EvidenceQuery = z.infer<typeof evidenceQuerySchema>;

/** A turn that mentions the subject, or answers a turn of the other side. */
export const evidenceTurnSchema = z.object(
  given({
    turn: z.int(),
    start: z.nullable(z.number()).check(z.describe('Seconds from the start of the meeting')),
    speaker: z.string(),
    quote: z.string(),
  }),
);

/** GET /api/organization/evidence. Only meetings that the reader may open have a name and turns. */
export const figureEvidenceSchema = z.object({
  meetings: z
    .array(
      z.object({
        ...given({ meetingId: z.string(), name: z.string() }),
        ...computed('meeting-start', { date: z.iso.date() }),
        turns: z.array(evidenceTurnSchema),
      }),
    )
    .check(z.describe('Newest first')),
  ...computed('coverage', {
    earlier: z.int().check(z.describe('Number of earlier meetings that the reader may open')),
    withheld: z.int().check(z.describe('Number of meetings that the reader may not open')),
  }),
});
export type FigureEvidence = z.infer<typeof figureEvidenceSchema>;
