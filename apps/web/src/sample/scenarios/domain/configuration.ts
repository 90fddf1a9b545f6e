import { customQuestions } from '@rapport/contract';
import { longDay } from '@/lib/format-day.ts';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';
import type { DepartureForm, ScenarioForm } from '../stored/scenario-form.ts';
import {
  communicationStrategies,
  impactAreas,
  priorities,
  replacementTimelines,
} from './departure-options.ts';

export type ConfigurationEntry = { name: string; value: string };

const labelsOf = (
  options: readonly { id: string; label: string }[],
  chosen: readonly (string | null)[],
) =>
  options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ');

function departureEntries(
  departure: DepartureForm,
  employees: readonly Employee[],
): ConfigurationEntry[] {
  const candidates = departure.candidates.flatMap((id) => findEmployee(employees, id)?.name ?? []);
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

/** The answers in the form that are not empty. */
export function configurationOf(
  form: ScenarioForm,
  employees: readonly Employee[],
): ConfigurationEntry[] {
  const entries: ConfigurationEntry[] =
    form.templateId === 'ceo-departure'
      ? departureEntries(form.departure, employees)
      : form.templateId === 'custom'
        ? customQuestions.map(({ id, question, options }) => ({
            name: question,
            value: labelsOf(options, form.answers[id] ?? []),
          }))
        : [];
  return entries.filter(({ value }) => value !== '');
}
