import { type Employee, employeeIn } from '@/sample/domain/employee.ts';
import type { Candidate } from '../candidate.ts';
import type { Scope } from '../plan.ts';
import type { Succession } from '../succession.ts';
import { developmentOf } from './development.ts';
import { eligibleFor } from './eligible.ts';
import { externalCandidates } from './external-candidates.ts';
import { generatedSentences } from './generated-sentences.ts';
import { scoresFor } from './scores.ts';

/** Number of external candidates. */
const outside: Record<Scope, number> = { internal: 0, hybrid: 3, external: 5 };

function candidateOf(
  succession: Succession,
  subject: Employee,
  person: Employee,
  variant: number,
): Candidate {
  const scores = scoresFor(succession, subject, person);
  const { strengths, developmentAreas, growth } =
    succession.told[person.id] ?? generatedSentences(succession, subject, person, scores);
  const { id, name, role } = person;
  return {
    id,
    name,
    role,
    isExternal: false,
    scores,
    strengths,
    developmentAreas,
    development: developmentOf(subject, succession.employees, { growth, variant }),
  };
}

/** Candidates in no particular order. */
export function candidatesFor(
  succession: Succession,
  personId: string,
  scope: Scope,
): readonly Candidate[] {
  const subject = employeeIn(succession.employees, personId);
  const inside = scope === 'external' ? [] : eligibleFor(succession, subject).eligible;
  return [
    ...inside.map((person, index) => candidateOf(succession, subject, person, index)),
    ...externalCandidates(succession, subject, outside[scope]),
  ];
}
