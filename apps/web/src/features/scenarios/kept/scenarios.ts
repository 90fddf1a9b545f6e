import { sampleScenarios, templateAnalyses } from '@/sample-data/scenarios/sample-scenarios.ts';
import type { ScenarioResult } from '@/sample-data/scenarios/scenario.ts';
import { templateOf } from '@/sample-data/scenarios/templates.ts';
import { type CreatedScenario, type KeptScenarios, useKeptScenarios } from './kept-scenarios.ts';
import type { ScenarioForm } from './scenario-form.ts';

/** A scenario as lists and results show it; one that was made here comes with what was typed. */
export type ShownScenario = ScenarioResult & { form?: ScenarioForm };

function shownCreated({ id, createdBy, createdAt, form }: CreatedScenario): ShownScenario {
  return {
    id,
    name: form.name.trim(),
    type: templateOf(form.templateId).type,
    templateId: form.templateId,
    status: 'complete',
    createdBy,
    createdAt,
    targetDate: form.targetDate,
    reason: form.reason.trim(),
    completedAt: createdAt,
    analysis: templateAnalyses[form.templateId],
    form,
  };
}

/** Those made in this browser, then the sample ones, each newest first. */
export function shownScenarios({ created, runAgainAt }: KeptScenarios): readonly ShownScenario[] {
  return [...created.map(shownCreated), ...sampleScenarios].map((scenario) => ({
    ...scenario,
    completedAt: runAgainAt[scenario.id] ?? scenario.completedAt,
  }));
}

export const useScenarios = (): readonly ShownScenario[] => shownScenarios(useKeptScenarios());

export function useScenario(id: string): ShownScenario | undefined {
  return useScenarios().find((scenario) => scenario.id === id);
}
