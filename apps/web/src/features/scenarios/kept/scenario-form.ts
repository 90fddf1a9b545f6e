import * as z from 'zod/mini';
import { today } from '@/lib/days.ts';
import {
  communicationStrategies,
  priorities,
  replacementTimelines,
} from '@/sample-data/scenarios/departure-options.ts';
import { templateIds } from '@/sample-data/scenarios/templates.ts';

const idsOf = <Id extends string>(options: readonly { id: Id }[]) => options.map(({ id }) => id);

const departureSchema = z.object({
  date: z.string(),
  replacement: z.nullable(z.enum(idsOf(replacementTimelines))),
  /** Ids of employees. */
  candidates: z.array(z.string()),
  impactAreas: z.array(z.string()),
  communication: z.nullable(z.enum(idsOf(communicationStrategies))),
  weights: z.record(
    z.enum(idsOf(priorities)),
    z.number().check(z.gte(0), z.lte(100), z.multipleOf(5)),
  ),
});

/** What is typed into the wizard. */
export const scenarioFormSchema = z.object({
  templateId: z.nullable(z.enum(templateIds)),
  name: z.string(),
  targetDate: z.union([z.iso.date(), z.literal('')]),
  reason: z.string(),
  /** What was chosen, by the id of the question. */
  answers: z.record(z.string(), z.array(z.string())),
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

/** A day that is over: nothing can be aimed at it any more. */
export const hasPassed = (day: string): boolean => day !== '' && day < today();

/** Whether one may go on from a step: a template first, then a name and a reason, and no day that is over. */
export function isStepDone(step: number, form: ScenarioForm): boolean {
  if (step === 1) return form.templateId !== null;
  if (step === 2) {
    return form.name.trim() !== '' && form.reason.trim() !== '' && !hasPassed(form.targetDate);
  }
  return true;
}

/** As it is kept: without the space around what was typed. */
export function trimmed<Form extends ScenarioForm>(form: Form): Form {
  return { ...form, name: form.name.trim(), reason: form.reason.trim() };
}

/** The step that was asked for, or the first that has to be filled in before it. */
export function reachableStep(asked: number, form: ScenarioForm): number {
  for (let step = 1; step < asked; step += 1) if (!isStepDone(step, form)) return step;
  return asked;
}
