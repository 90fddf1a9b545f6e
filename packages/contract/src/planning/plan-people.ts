import * as z from 'zod/mini';
import { given, state } from '../figures/origin.ts';
import { personNameLengthMax, planReadersMax } from '../limits.ts';
import { directoryPersonSchema } from '../user.ts';

export const planKindSchema = z.enum(['scenario', 'succession', 'offboarding']);
export type PlanKind = z.infer<typeof planKindSchema>;

const accessSchema = z.enum(['read', 'change']);
export type PlanAccess = z.infer<typeof accessSchema>;

const plannerFields = state({
  mayPlan: z
    .boolean()
    .check(z.describe('May plan about persons; others see this one plan and no other')),
});

/** Somebody with whom a plan may be shared. */
export const planCandidateSchema = z.extend(directoryPersonSchema, plannerFields);
export type PlanCandidate = z.infer<typeof planCandidateSchema>;

export const planCandidatesSchema = z.object({
  people: z.array(planCandidateSchema),
  ...state({ hasMore: z.boolean() }),
});

const planReaderSchema = z.extend(planCandidateSchema, {
  ...state({
    access: z.enum(['owner', 'read', 'change']).check(z.describe('`owner`: who made the plan')),
    isCaller: z.boolean(),
    isAbout: z
      .boolean()
      .check(z.describe('The plan is about this person, who was included by name')),
  }),
});
export type PlanReader = z.infer<typeof planReaderSchema>;

/** Who sees a plan, the one who made it first. */
export const planPeopleSchema = z.object({
  ...given({ title: z.string().check(z.describe('The title, else the name of the person')) }),
  people: z.array(planReaderSchema),
  leftOut: z
    .array(directoryPersonSchema)
    .check(z.describe('People whom the plan is about and who do not see it')),
  ...state({ canShare: z.boolean() }),
});
export type PlanPeople = z.infer<typeof planPeopleSchema>;

const setSchema = z.array(z.object({ personId: z.uuid(), access: accessSchema }));

/** PUT: adds people, changes what they may do, and removes people. Others stay as they are. */
export const planSharingSchema = z.object({
  set: z._default(setSchema.check(z.maxLength(planReadersMax)), []),
  remove: z._default(z.array(z.uuid()).check(z.maxLength(planReadersMax)), []),
  isTold: z
    ._default(z.boolean(), true)
    .check(z.describe('Whether those who are added get a notification')),
});
export type PlanSharing = z.infer<typeof planSharingSchema>;

/** POST: shows the plan to a person whom it is about. */
export const planInclusionSchema = z.object({
  personId: z.uuid(),
  name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(personNameLengthMax),
      z.describe('The name of the person, typed by the caller'),
    ),
});
export type PlanInclusion = z.infer<typeof planInclusionSchema>;
