import { isAboutMood, type Sentence, shownSentences, textOf } from '@/sample/domain/sentence.ts';
import type { ScenarioForm } from '../stored/scenario-form.ts';
import type { CreatedScenario, StoredScenarios } from '../stored/stored-scenarios.ts';
import { type ConfigurationEntry, configurationOf } from './configuration.ts';
import { type KeyMetrics, keyMetricsOf } from './key-metrics.ts';
import type {
  Analysis,
  Phase,
  SampleAnalysis,
  SampleScenario,
  ScenarioResult,
  Scenarios,
} from './scenario.ts';
import { templateOf } from './templates.ts';

/** A scenario in lists and results; one created in this browser has a `form`. */
export type ShownScenario = ScenarioResult & {
  metrics: KeyMetrics;
  form?: ScenarioForm;
  /** Answers of the wizard's last step; empty for sample scenarios. */
  configuration: readonly ConfigurationEntry[];
};

function shownCreated(
  { id, createdBy, createdAt, form }: CreatedScenario,
  { templateAnalyses }: Scenarios,
): SampleScenario & { form: ScenarioForm } {
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

/** Sentences as plain text, without mood sentences where moods are switched off. */
function shownAnalysis(analysis: SampleAnalysis, showsMoods: boolean): Analysis {
  const shown = (sentences: readonly Sentence[]) => shownSentences(sentences, showsMoods);
  const phase = (one: Phase<Sentence>): Phase => ({ ...one, tasks: shown(one.tasks) });
  const [first, second, third, fourth] = analysis.timeline;
  return {
    ...analysis,
    summary: shown(analysis.summary),
    strengths: shown(analysis.strengths),
    risks: shown(analysis.risks),
    recommendations: analysis.recommendations
      .filter(({ action }) => showsMoods || !isAboutMood(action))
      .map((one) => ({ ...one, action: textOf(one.action) })),
    timeline: [phase(first), phase(second), phase(third), phase(fourth)],
  };
}

/** Scenarios created in this browser, then the sample, each newest first. */
export function shownScenarios(
  scenarios: Scenarios,
  { created, runAgainAt }: StoredScenarios,
  showsMoods: boolean,
): readonly ShownScenario[] {
  const { employees, results } = scenarios;
  const all: readonly (SampleScenario & { form?: ScenarioForm })[] = [
    ...created.map((one) => shownCreated(one, scenarios)),
    ...results,
  ];
  return all.map((scenario) => {
    const analysis = shownAnalysis(scenario.analysis, showsMoods);
    return {
      ...scenario,
      analysis,
      metrics: keyMetricsOf(analysis, employees),
      configuration: scenario.form ? configurationOf(scenario.form, employees) : [],
      completedAt: runAgainAt[scenario.id] ?? scenario.completedAt,
    };
  });
}
