import * as z from 'zod/mini';
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

/** In months; 18 means 18 or more. */
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

export const planSchema = z.extend(planFormSchema, {
  id: z.string().check(z.minLength(1)),
  /** Employee id. */
  person: z.string(),
  /** YYYY-MM-DD. */
  created: z.iso.date(),
});

/** A plan as stored. */
export type StoredPlan = z.infer<typeof planSchema>;

export type Plan = StoredPlan & {
  /** YYYY-MM-DD: the sample's today for a sample plan, the reader's for others. */
  asOf: string;
  /** What a criterion means for this role, if the sample says so. */
  requirements?: Partial<Record<CriterionId, string>>;
};
