import * as z from 'zod/mini';
import { defaultWeights } from '@/sample-data/succession/criteria.ts';
import { personIdSchema, planFormSchema } from '@/sample-data/succession/plan.ts';

/** What travels to the candidate results: the person, and what they are looked for by. */
const resultsStateSchema = z.extend(planFormSchema, {
  person: personIdSchema,
  /** The plan that was made of it. */
  plan: z.optional(z.string()),
});

export type ResultsState = z.infer<typeof resultsStateSchema>;

export const resultsState = (state: unknown): ResultsState | undefined =>
  resultsStateSchema.safeParse(state).data;

/** What the wizard holds, and what can be sent along to open it there. */
export const wizardStateSchema = z.extend(planFormSchema, {
  step: z._default(z.int().check(z.gte(1), z.lte(4)), 1),
  person: z.optional(personIdSchema),
  reason: z.optional(planFormSchema.shape.reason),
  timeframe: z._default(planFormSchema.shape.timeframe, 6),
  scope: z._default(planFormSchema.shape.scope, 'internal'),
  description: z._default(planFormSchema.shape.description, ''),
  criteria: z._default(planFormSchema.shape.criteria, defaultWeights),
  plan: z.optional(z.string()),
});

export type WizardState = z.infer<typeof wizardStateSchema>;

/** A wizard that begins anew, where nothing or nothing right was sent along. */
export function wizardState(state: unknown): WizardState {
  const sent = wizardStateSchema.safeParse(state).data ?? wizardStateSchema.parse({});
  return { ...sent, step: Math.min(sent.step, furthestStep(sent)) };
}

/** The person leads to step 2, the reason to the others. */
export function furthestStep({ person, reason }: WizardState): number {
  if (!person) return 1;
  return reason ? 4 : 2;
}
