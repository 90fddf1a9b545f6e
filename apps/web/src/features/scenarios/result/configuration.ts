import { longDay } from '@/lib/format-day.ts';
import { findEmployee } from '@/sample-data/company/employees.ts';
import { customQuestions } from '@/sample-data/scenarios/custom-questions.ts';
import {
  communicationStrategies,
  impactAreas,
  priorities,
  replacementTimelines,
} from '@/sample-data/scenarios/departure-options.ts';
import type { DepartureForm, ScenarioForm } from '../kept/scenario-form.ts';

type Entry = { name: string; value: string };

const labelsOf = (
  options: readonly { id: string; label: string }[],
  chosen: readonly (string | null)[],
) =>
  options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ');

function departureEntries(departure: DepartureForm): Entry[] {
  const candidates = departure.candidates.map((id) => findEmployee(id)?.name ?? '').filter(Boolean);
  const weights = priorities.map(({ id, name }) => `${name} ${departure.weights[id]}`);
  return [
    { name: 'Expected departure date', value: departure.date && longDay(departure.date) },
    {
      name: 'Replacement timeline',
      value: labelsOf(replacementTimelines, [departure.replacement]),
    },
    { name: 'Internal succession candidates', value: candidates.join(', ') },
    { name: 'Impact areas', value: labelsOf(impactAreas, departure.impactAreas) },
    {
      name: 'Communication strategy',
      value: labelsOf(communicationStrategies, [departure.communication]),
    },
    { name: 'Priorities', value: weights.join(', ') },
  ];
}

/** What was answered in the wizard's last step, in words; what was left open is left out. */
export function configurationOf(form: ScenarioForm): Entry[] {
  const entries =
    form.templateId === 'ceo-departure'
      ? departureEntries(form.departure)
      : form.templateId === 'custom'
        ? customQuestions.map(({ id, question, options }) => ({
            name: question,
            value: labelsOf(options, form.answers[id] ?? []),
          }))
        : [];
  return entries.filter(({ value }) => value !== '');
}
