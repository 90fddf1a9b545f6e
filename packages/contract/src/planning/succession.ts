import * as z from 'zod/mini';
import { given, state } from '../figures/origin.ts';
import {
  personNameLengthMax,
  successionCandidatesMax,
  successionNoteLengthMax,
  successionRoleLengthMax,
  successionStepLengthMax,
  successionStepsMax,
} from '../limits.ts';
import { givenText, storable } from '../storable.ts';
import { directoryPersonSchema } from '../user.ts';
import { writtenDaySchema } from '../written-day.ts';

const weightChecks = [z.int(), z.gte(0), z.lte(100), z.multipleOf(5)] as const;
const weightSchema = z.number().check(...weightChecks);

/** Weights of ties, topics and series, from 0 to 100 in steps of 5. */
export const successionWeightsSchema = z.object(
  given({
    ties: weightSchema,
    topics: weightSchema,
    series: weightSchema,
  }),
);
export type SuccessionWeights = z.infer<typeof successionWeightsSchema>;

/** All kinds have the same weight. */
export const defaultSuccessionWeights: SuccessionWeights = { ties: 50, topics: 50, series: 50 };

/** As a query parameter. */
export const weightInAddressSchema = z._default(z.coerce.number().check(...weightChecks), 50);

const roleSchema = givenText('Role', successionRoleLengthMax);
const noteSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      successionNoteLengthMax,
      `Notes may have at most ${successionNoteLengthMax} characters`,
    ),
    storable('Note'),
  );

const newCandidateSchema = z
  .object({
    personId: z.nullable(z.uuid()).check(z.describe('Id of a person of the directory')),
    external: z
      .nullable(givenText('Name', personNameLengthMax))
      .check(z.describe('Name of a candidate from outside')),
    note: noteSchema,
  })
  .check(
    z.refine(({ personId, external }) => personId === null || external === null, {
      error: 'A candidate is in the directory or from outside',
    }),
  );
export type NewSuccessionCandidate = z.infer<typeof newCandidateSchema>;

const newStepSchema = z.object({
  ...given({
    text: givenText('Step', successionStepLengthMax),
    dueOn: z.nullable(writtenDaySchema),
  }),
  owner: z
    .nullable(z.object({ personId: z.nullable(z.uuid()) }))
    .check(
      z.describe('Null for no owner; `personId` is null for a person who has left the directory'),
    ),
  ...given({ isDone: z.boolean() }),
});
export type NewSuccessionStep = z.infer<typeof newStepSchema>;

const candidatesSchema = z.array(newCandidateSchema).check(z.maxLength(successionCandidatesMax));

/** POST /api/planning/succession/plan */
export const newSuccessionPlanSchema = z.object({
  personId: z.uuid().check(z.describe('Id of the person who holds the role')),
  role: roleSchema,
  weights: successionWeightsSchema,
  candidates: candidatesSchema,
});
export type NewSuccessionPlan = z.infer<typeof newSuccessionPlanSchema>;
export const createdPlanSchema = z.object(given({ id: z.string() }));

/** PATCH /api/planning/succession/plan/:id. Missing fields stay unchanged; lists are replaced. */
export const successionPlanUpdateSchema = z.object({
  version: z.int().check(z.describe('The version that was changed')),
  role: z.optional(roleSchema),
  notes: z.optional(noteSchema),
  weights: z.optional(successionWeightsSchema),
  candidates: z.optional(candidatesSchema),
  steps: z.optional(z.array(newStepSchema).check(z.maxLength(successionStepsMax))),
});
export type SuccessionPlanUpdate = z.infer<typeof successionPlanUpdateSchema>;

const personSchema = z
  .nullable(directoryPersonSchema)
  .check(z.describe('Null for a former participant'));

export const successionCandidateSchema = z.object({
  person: personSchema,
  ...given({
    external: z
      .nullable(z.string())
      .check(z.describe('Name of a candidate from outside; null for a person of the directory')),
    note: z.string(),
  }),
});
export type SuccessionCandidate = z.infer<typeof successionCandidateSchema>;

export const successionStepSchema = z.object({
  ...given({ text: z.string(), dueOn: z.nullable(z.iso.date()) }),
  owner: z.nullable(z.object({ person: personSchema })).check(z.describe('Null for no owner')),
  ...given({ isDone: z.boolean() }),
});
export type SuccessionStep = z.infer<typeof successionStepSchema>;

const author = z
  .nullable(z.string())
  .check(z.describe('Name of the author; null for an own plan, and for a former member'));

export const successionPlanSchema = z.object({
  ...given({ id: z.string() }),
  ...state({ version: z.int() }),
  ...given({ role: z.string() }),
  person: personSchema,
  weights: successionWeightsSchema,
  ...given({ notes: z.string() }),
  candidates: z.array(successionCandidateSchema),
  steps: z.array(successionStepSchema),
  ...state({
    isShared: z.boolean().check(z.describe('True if it is shared with somebody by name')),
  }),
  ...given({ author, changedAt: z.iso.datetime() }),
  can: z.object(
    state({
      change: z.boolean(),
      delete: z.boolean(),
    }),
  ),
});
export type SuccessionPlan = z.infer<typeof successionPlanSchema>;

export const successionPlanItemSchema = z.object({
  ...given({ id: z.string(), role: z.string() }),
  person: personSchema,
  ...given({
    candidates: z.int(),
    steps: z.int(),
    stepsDone: z.int(),
    nextDueOn: z.nullable(z.iso.date()).check(z.describe('Earliest due day of the open steps')),
  }),
  ...state({ isShared: z.boolean() }),
  ...given({ author, changedAt: z.iso.datetime() }),
});
export type SuccessionPlanItem = z.infer<typeof successionPlanItemSchema>;

/** GET /api/planning/succession/plan */
export const successionPlansSchema = z.object({
  plans: z.array(successionPlanItemSchema).check(z.describe('Last changed first')),
  ...state({ mayPlan: z.boolean().check(z.describe('Whether the caller may plan about persons')) }),
});
export type SuccessionPlans = z.infer<typeof successionPlansSchema>;
