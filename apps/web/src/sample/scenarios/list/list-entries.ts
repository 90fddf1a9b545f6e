import { wordMatcher } from '@/lib/word-matcher.ts';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { findTemplate, typeNames } from '../domain/templates.ts';
import type { ScenarioDraft } from '../stored/stored-scenarios.ts';

export type ListEntry = {
  id: string;
  name: string;
  type: string;
  targetDate: string;
} & (
  | { kind: 'draft'; savedAt: string; step: number }
  | { kind: 'scenario'; scenario: ShownScenario; isOwn: boolean }
);

function draftEntry({ id, form, step, savedAt }: ScenarioDraft): ListEntry {
  const template = findTemplate(form.templateId ?? '');
  return {
    kind: 'draft',
    id,
    name: form.name.trim() || 'Untitled scenario',
    type: template ? typeNames[template.type] : '',
    targetDate: form.targetDate,
    savedAt,
    step,
  };
}

function scenarioEntry(scenario: ShownScenario): ListEntry {
  const { id, name, type, targetDate, form } = scenario;
  return {
    kind: 'scenario',
    id,
    name,
    type: typeNames[type],
    targetDate,
    scenario,
    isOwn: form !== undefined,
  };
}

/** Drafts come first. */
export const entriesOf = (
  drafts: readonly ScenarioDraft[],
  scenarios: readonly ShownScenario[],
): ListEntry[] => [...drafts.map(draftEntry), ...scenarios.map(scenarioEntry)];

export function matching(entries: readonly ListEntry[], search: string): readonly ListEntry[] {
  const matches = wordMatcher(search);
  return entries.filter((entry) => {
    const creator = entry.kind === 'scenario' ? entry.scenario.createdBy : '';
    return matches(`${entry.name} ${entry.type} ${creator}`);
  });
}
