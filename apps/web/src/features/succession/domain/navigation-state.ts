import { z } from 'zod';
import { defaultWeights } from '@/sample-data/succession/criteria.ts';
import { personIdSchema, planFormSchema } from '@/sample-data/succession/plan.ts';

/** What travels to the candidate results: the person, and what they are looked for by. */
const resultsStateSchema = planFormSchema.extend({
  person: personIdSchema,
  /** The plan that was made of it. */
  plan: z.string().optional(),
});

export type ResultsState = z.infer<typeof resultsStateSchema>;

export const resultsState = (state: unknown): ResultsState | undefined =>
  resultsStateSchema.safeParse(state).data;

/** What the wizard holds, and what can be sent along to open it there. */
const wizardStateSchema = planFormSchema.extend({
  step: z.int().min(1).max(4).default(1),
  person: personIdSchema.optional(),
  reason: planFormSchema.shape.reason.optional(),
  timeframe: planFormSchema.shape.timeframe.default(6),
  scope: planFormSchema.shape.scope.default('internal'),
  description: planFormSchema.shape.description.default(''),
  criteria: planFormSchema.shape.criteria.default(defaultWeights),
  plan: z.string().optional(),
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
