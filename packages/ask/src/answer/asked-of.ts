import { namingWords } from '../question/people.ts';
import type { Question } from '../question/read-question.ts';
import type { OutcomeKind } from '../types.ts';
import { wordsOf } from '../words/terms.ts';

/** Kinds of outcomes that are quoted before other talk. */
export function outcomesAsked({ kind, outcome }: Question): ReadonlySet<OutcomeKind> {
  if (kind === 'summary') return new Set(['decision', 'action']);
  return new Set(kind === 'outcomes' && outcome ? [outcome] : []);
}

/** 'What did Ada learn in Leeds?', not 'Who met Ada?'. */
export const asksOfActor = ({ text, people }: Question): boolean =>
  people.some((name) =>
    new RegExp(
      ` (?:what|why|how|when|where|which) (?:[^ ]+ )?(?:did|does|do|has|have|had|is|was|will|would|should) (?:the )?${namingWords(text, name).join(' ')} `,
    ).test(` ${wordsOf(text).join(' ')} `),
  );
