import * as z from 'zod/mini';
import { today } from '@/lib/days.ts';
import { storedFormSchema } from '@/lib/stored-scenario.ts';
import {
  communicationStrategies,
  priorities,
  replacementTimelines,
} from '../domain/departure-options.ts';
import { templateIds } from '../domain/templates.ts';

const idsOf = <Id extends string>(options: readonly { id: Id }[]) => options.map(({ id }) => id);

const departureSchema = z.safeExtend(storedFormSchema.shape.departure, {
  replacement: z.nullable(z.enum(idsOf(replacementTimelines))),
  /** Employee ids. */
  candidates: z.array(z.string()),
  communication: z.nullable(z.enum(idsOf(communicationStrategies))),
  weights: z.record(
    z.enum(idsOf(priorities)),
    z.number().check(z.gte(0), z.lte(100), z.multipleOf(5)),
  ),
});

export const scenarioFormSchema = z.safeExtend(storedFormSchema, {
  templateId: z.nullable(z.enum(templateIds)),
  departure: departureSchema,
});

export type ScenarioForm = z.infer<typeof scenarioFormSchema>;
export type DepartureForm = z.infer<typeof departureSchema>;
export type PriorityWeights = DepartureForm['weights'];

export const defaultWeights: PriorityWeights = {
  leadershipContinuity: 50,
  teamStability: 50,
  strategicExecution: 50,
  stakeholderConfidence: 50,
  operationalImpact: 50,
};

export const emptyForm: ScenarioForm = {
  templateId: null,
  name: '',
  targetDate: '',
  reason: '',
  answers: {},
  departure: {
    date: '',
    replacement: null,
    candidates: [],
    impactAreas: [],
    communication: null,
    weights: defaultWeights,
  },
};

export const wizardSteps = 3;

export const hasPassed = (day: string): boolean => day !== '' && day < today();

/** Step 1 needs a template; later ones a name, a reason and no target date in the past. */
export function isStepDone(step: number, form: ScenarioForm): boolean {
  if (step === 1) return form.templateId !== null;
  if (step === 2) {
    return form.name.trim() !== '' && form.reason.trim() !== '' && !hasPassed(form.targetDate);
  }
  return true;
}

/** Without leading and trailing spaces. */
export function trimmed<Form extends ScenarioForm>(form: Form): Form {
  return { ...form, name: form.name.trim(), reason: form.reason.trim() };
}

/** The requested step, or the first incomplete one before it. */
export function reachableStep(asked: number, form: ScenarioForm): number {
  for (let step = 1; step < asked; step += 1) if (!isStepDone(step, form)) return step;
  return asked;
}
