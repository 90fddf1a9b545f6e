import * as z from 'zod/mini';
import { findEmployee } from '../company/employees.ts';
import { type CriterionId, weightsSchema } from './criteria.ts';

export const reasons = [
  'retirement',
  'promotion',
  'performance',
  'risk',
  'expansion',
  'voluntary',
  'emergency',
] as const;
export type Reason = (typeof reasons)[number];

/** In months; 18 stands for that and more. */
export const timeframes = [1, 3, 6, 12, 18] as const;
export type Timeframe = (typeof timeframes)[number];

export const scopes = ['internal', 'hybrid', 'external'] as const;
export type Scope = (typeof scopes)[number];

export const planFormSchema = z.object({
  reason: z.enum(reasons),
  timeframe: z.literal(timeframes),
  scope: z.enum(scopes),
  description: z.string().check(z.maxLength(2_000)),
  criteria: weightsSchema,
});
export type PlanForm = z.infer<typeof planFormSchema>;

export const personIdSchema = z.string().check(z.refine((id) => findEmployee(id) !== undefined));

export const planSchema = z.extend(planFormSchema, {
  id: z.string().check(z.minLength(1)),
  person: personIdSchema,
  /** The day it was made, YYYY-MM-DD. */
  created: z.iso.date(),
});

/** As it is kept. */
export type KeptPlan = z.infer<typeof planSchema>;

export type Plan = KeptPlan & {
  /** The day it is looked at, YYYY-MM-DD: for a sample plan the sample company's, else the reader's. */
  asOf: string;
  /** What a criterion means for this role, where it is told. */
  requirements?: Partial<Record<CriterionId, string>>;
};
