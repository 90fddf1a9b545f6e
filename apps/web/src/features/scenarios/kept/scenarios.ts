import { useShowsMoods } from '@/lib/use-active-features.ts';
import { shownSentences, tellsMood } from '@/sample-data/moods.ts';
import { sampleScenarios, templateAnalyses } from '@/sample-data/scenarios/sample-scenarios.ts';
import type { Analysis, Phase, ScenarioResult } from '@/sample-data/scenarios/scenario.ts';
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

function withoutMoods(analysis: Analysis): Analysis {
  const shown = (sentences: readonly string[]) => shownSentences(sentences, false);
  const phase = (one: Phase): Phase => ({ ...one, tasks: shown(one.tasks) });
  const [first, second, third, fourth] = analysis.timeline;
  return {
    ...analysis,
    summary: shown(analysis.summary),
    strengths: shown(analysis.strengths),
    risks: shown(analysis.risks),
    recommendations: analysis.recommendations.filter(({ action }) => !tellsMood(action)),
    timeline: [phase(first), phase(second), phase(third), phase(fourth)],
  };
}

/** Those made in this browser, then the sample ones, each newest first. */
export function shownScenarios({ created, runAgainAt }: KeptScenarios): readonly ShownScenario[] {
  return [...created.map(shownCreated), ...sampleScenarios].map((scenario) => ({
    ...scenario,
    completedAt: runAgainAt[scenario.id] ?? scenario.completedAt,
  }));
}

export function useScenarios(): readonly ShownScenario[] {
  const showsMoods = useShowsMoods();
  const scenarios = shownScenarios(useKeptScenarios());
  if (showsMoods) return scenarios;
  return scenarios.map((one) => ({ ...one, analysis: withoutMoods(one.analysis) }));
}

export function useScenario(id: string): ShownScenario | undefined {
  return useScenarios().find((scenario) => scenario.id === id);
}
