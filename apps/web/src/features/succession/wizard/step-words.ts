import type { Step } from '@/components/planning/stepper.tsx';
import { capitalised, numberWord } from '@/lib/number-words.ts';
import { findEmployee } from '@/sample-data/company/employees.ts';
import { candidatesFor } from '@/sample-data/succession/candidates.ts';
import type { Criterion } from '@/sample-data/succession/criteria.ts';
import { changedWeights } from '../domain/favours.ts';
import type { WizardState } from '../domain/navigation-state.ts';
import { reasonWords, timeframeWords } from '../domain/plan-words.ts';

/** One sentence for each step, counted from 1. */
export const leads: Record<number, string> = {
  1: 'Whose role somebody else will have to take over one day.',
  2: 'Why a successor is needed, by when, and where to look.',
  3: 'What should count when people are compared, and how much.',
  4: 'Read it once more. Creating shows the candidates at once.',
};

/** The steps, and below those that are done what was chosen in them. */
export function stepsOf(
  { step, person, reason, timeframe, criteria: weights }: WizardState,
  criteria: readonly Criterion[],
): Step[] {
  const chosen = findEmployee(person ?? '');
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

/** One line between Back and Next. */
export function footNote({ step, person, reason, scope }: WizardState): string {
  if (step === 1) return person ? 'Next: context and timeline' : 'Choose a person to go on';
  if (step === 2 && !reason) return 'Choose a reason to go on';
  if (step === 4 && person) {
    const count = candidatesFor(person, scope).length;
    return `${capitalised(scope)} search: ${count === 1 ? '1 person fits' : `${count} people fit`}`;
  }
  return 'Leaving now asks first: the plan is not kept until created';
}
