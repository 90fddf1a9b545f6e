import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { findTemplate } from '../domain/templates.ts';
import { emptyForm, type ScenarioForm } from '../stored/scenario-form.ts';
import type { ScenarioDraft } from '../stored/stored-scenarios.ts';

export type WizardStart = {
  form: ScenarioForm;
  step: number;
  draftId?: string;
  /** Why the wizard did not start as requested. */
  notice?: string;
};

/** Starts from a template, a draft, a copy of another scenario, or empty. */
export function wizardStart(
  address: URLSearchParams,
  drafts: readonly ScenarioDraft[],
  scenarios: readonly ShownScenario[],
): WizardStart {
  const draftId = address.get('draft');
  if (draftId) {
    const draft = drafts.find(({ id }) => id === draftId);
    if (draft) return { form: draft.form, step: draft.step, draftId };
    return { ...fresh, notice: 'The draft was not found in this browser. This is a new one.' };
  }
  const similarTo = address.get('similar');
  if (similarTo) {
    const scenario = scenarios.find(({ id }) => id === similarTo);
    if (scenario) return { form: copyOf(scenario), step: 2 };
    return { ...fresh, notice: 'The scenario to copy was not found. This is a new one.' };
  }
  const template = findTemplate(address.get('template') ?? '');
  if (!template) return fresh;
  return { form: { ...emptyForm, templateId: template.id, name: template.name }, step: 2 };
}

const fresh: WizardStart = { form: emptyForm, step: 1 };

function copyOf({ name, reason, templateId, targetDate, form }: ShownScenario): ScenarioForm {
  return { ...(form ?? emptyForm), templateId, targetDate, reason, name: `Copy of ${name}` };
}
