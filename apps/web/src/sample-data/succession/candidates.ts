import { type Employee, employee } from '../company/employees.ts';
import type { Candidate } from './candidate.ts';
import { eligibleFor } from './eligible.ts';
import { externalCandidates } from './external-profiles.ts';
import { generatedSentences } from './generated-sentences.ts';
import type { Scope } from './plan.ts';
import { scoresFor } from './scores.ts';
import { toldCandidates } from './told-candidates.ts';

/** How many people from outside a search brings. */
const outside: Record<Scope, number> = { internal: 0, hybrid: 3, external: 5 };

function candidateOf(subject: Employee, person: Employee): Candidate {
  const scores = scoresFor(subject, person);
  const told = toldCandidates[person.id] ?? generatedSentences(subject, person, scores);
  const { strengths, developmentAreas, growth } = told;
  const { id, name, role } = person;
  return { id, name, role, isExternal: false, scores, strengths, developmentAreas, growth };
}

/** Who could follow a person, in no order yet. */
export function candidatesFor(personId: string, scope: Scope): readonly Candidate[] {
  const subject = employee(personId);
  const inside = scope === 'external' ? [] : eligibleFor(subject).eligible;
  return [
    ...inside.map((person) => candidateOf(subject, person)),
    ...externalCandidates(subject, outside[scope]),
  ];
}
