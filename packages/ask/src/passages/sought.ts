import { outcomeIn } from '../question/outcome.ts';
import { peopleIn } from '../question/people.ts';
import { subjectOf } from '../question/subject.ts';
import { termsOf } from '../words/terms.ts';
import type { Sought } from './features.ts';

/** What a question looks for in a meeting with these people. */
export function soughtIn(question: string, people: readonly string[]): Sought {
  const named = peopleIn(
    question,
    people.map((name) => ({ name })),
  );
  return {
    ...subjectOf(question, new Set(named.flatMap(termsOf))),
    people: new Set(named),
    outcome: outcomeIn(question),
  };
}
