import { type Employee, employee } from '../company/employees.ts';
import type { Candidate } from './candidate.ts';
import { developmentOf } from './development.ts';
import { eligibleFor } from './eligible.ts';
import { externalCandidates } from './external-profiles.ts';
import { generatedSentences } from './generated-sentences.ts';
import type { Scope } from './plan.ts';
import { scoresFor } from './scores.ts';
import { toldCandidates } from './told-candidates.ts';

/** How many people from outside a search brings. */
const outside: Record<Scope, number> = { internal: 0, hybrid: 3, external: 5 };

function candidateOf(subject: Employee, person: Employee, variant: number): Candidate {
  const scores = scoresFor(subject, person);
  const told = toldCandidates[person.id] ?? generatedSentences(subject, person, scores);
  const { strengths, developmentAreas, growth } = told;
  const { id, name, role } = person;
  return {
    id,
    name,
    role,
    isExternal: false,
    scores,
    strengths,
    developmentAreas,
    development: developmentOf(subject, { growth, variant }),
  };
}

/** Who could follow a person, in no order yet. */
export function candidatesFor(personId: string, scope: Scope): readonly Candidate[] {
  const subject = employee(personId);
  const inside = scope === 'external' ? [] : eligibleFor(subject).eligible;
  return [
    ...inside.map((person, index) => candidateOf(subject, person, index)),
    ...externalCandidates(subject, outside[scope]),
  ];
}
