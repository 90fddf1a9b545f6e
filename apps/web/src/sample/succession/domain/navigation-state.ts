import * as z from 'zod/mini';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';
import { defaultWeights } from './criteria.ts';
import { planFormSchema } from './plan.ts';

/** State sent to the candidate results: the person and the criteria. */
const resultsStateSchema = z.extend(planFormSchema, {
  person: z.string(),
  /** Id of the plan that was created from it. */
  plan: z.optional(z.string()),
});

export type ResultsState = z.infer<typeof resultsStateSchema>;

/** Undefined if a field is missing or the person is unknown. */
export function resultsState(
  state: unknown,
  employees: readonly Employee[],
): ResultsState | undefined {
  const sent = resultsStateSchema.safeParse(state).data;
  return sent && findEmployee(employees, sent.person) ? sent : undefined;
}

export const wizardStateSchema = z.extend(planFormSchema, {
  step: z._default(z.int().check(z.gte(1), z.lte(4)), 1),
  person: z.optional(z.string()),
  reason: z.optional(planFormSchema.shape.reason),
  timeframe: z._default(planFormSchema.shape.timeframe, 6),
  scope: z._default(planFormSchema.shape.scope, 'internal'),
  description: z._default(planFormSchema.shape.description, ''),
  criteria: z._default(planFormSchema.shape.criteria, defaultWeights),
  plan: z.optional(z.string()),
});

export type WizardState = z.infer<typeof wizardStateSchema>;

/** An empty wizard if the state is missing or invalid. */
export function wizardState(state: unknown, employees: readonly Employee[]): WizardState {
  const { data } = wizardStateSchema.safeParse(state);
  const isNobody = data?.person !== undefined && !findEmployee(employees, data.person);
  const sent = data && !isNobody ? data : wizardStateSchema.parse({});
  return { ...sent, step: Math.min(sent.step, furthestStep(sent)) };
}

/** Step 2 needs a person, later steps a reason. */
export function furthestStep({ person, reason }: WizardState): number {
  if (!person) return 1;
  return reason ? 4 : 2;
}
