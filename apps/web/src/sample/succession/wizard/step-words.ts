import type { Step } from '@/components/planning/stepper.tsx';
import { capitalised, counted, numberWord } from '@/lib/number-words.ts';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';
import type { Criterion } from '../domain/criteria.ts';
import { changedWeights } from '../domain/favours.ts';
import type { WizardState } from '../domain/navigation-state.ts';
import { reasonWords, timeframeWords } from '../domain/plan-words.ts';
import { candidatesFor } from '../domain/search/candidates.ts';
import type { Succession } from '../domain/succession.ts';

/** By step, counted from 1. */
export const leads: Record<number, string> = {
  1: 'The person whose role needs a successor.',
  2: 'Why a successor is needed, by when, and where to look.',
  3: 'What should count when people are compared, and how much.',
  4: 'Check the plan. Creating it shows the candidates.',
};

export function stepsOf(
  { step, person, reason, timeframe, criteria: weights }: WizardState,
  criteria: readonly Criterion[],
  employees: readonly Employee[],
): Step[] {
  const chosen = findEmployee(employees, person ?? '');
  const changed = changedWeights(weights, criteria).length;
  return [
    { name: 'Person', ...(chosen && step > 1 && { chosen: `${chosen.name}, ${chosen.role}` }) },
    {
      name: 'Context and timeline',
      ...(reason &&
        step > 2 && {
          chosen: `${reasonWords[reason].label}, ${timeframeWords[timeframe].label}`,
        }),
    },
    {
      name: 'Matching criteria',
      ...(step === 3 && { chosen: changedWords(changed, numberWord(criteria.length)) }),
      ...(step === 4 && {
        chosen: `${capitalised(numberWord(criteria.length))} weights, ${changed === 0 ? 'none' : numberWord(changed)} changed`,
      }),
    },
    { name: 'Review and create' },
  ];
}

/** 'None of the eight changed', 'Two of the eight changed' */
const changedWords = (changed: number, all: string) =>
  `${changed === 0 ? 'None' : capitalised(numberWord(changed))} of the ${all} changed`;

export function footNote(
  { step, person, reason, scope }: WizardState,
  succession: Succession,
): string {
  if (step === 1) return person ? 'Next: context and timeline' : 'Choose a person to go on';
  if (step === 2 && !reason) return 'Choose a reason to go on';
  if (step === 4 && person) {
    const count = candidatesFor(succession, person, scope).length;
    return `${capitalised(scope)} search: ${counted(count, 'person fits', 'people fit')}`;
  }
  return 'The plan is not saved until it is created';
}
