import { slugOf } from '@rapport/contract';
import { seededRandom } from '@/lib/seeded-random.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import type { Candidate } from '../candidate.ts';
import type { CriterionId, Scores } from '../criteria.ts';
import type { Succession } from '../succession.ts';
import { externalDevelopmentOf } from './development.ts';
import { byScore } from './generated-sentences.ts';

type Outsider = Succession['outsiders'][number];

/** Neutral, because external people have no ties here yet. */
const unknownInfluence = 50;

function scoresOf(name: string, subject: Employee): Scores {
  const random = seededRandom(`${name} for ${subject.id}`);
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  return {
    skillMatch: between(74, 95),
    leadershipStyle: between(58, 90),
    sentimentInfluence: unknownInfluence,
    strategicAlignment: between(52, 80),
    // Tenure applies only to employees.
    tenure: null,
    culturalFit: between(50, 78),
    performanceTrack: between(70, 94),
    developmentPotential: between(55, 88),
  };
}

const strengths: Record<CriterionId, string> = {
  skillMatch: 'Has held the same title, in a company twice our size',
  leadershipStyle: 'References praise short meetings and clear decisions',
  sentimentInfluence: 'Asked about the team first, the salary last',
  strategicAlignment: 'Has led a change like ours from the first plan to the end',
  tenure: 'Sees with fresh eyes what we have stopped noticing',
  culturalFit: 'Has worked in companies that decide as we do',
  performanceTrack: 'Two former managers confirm the results on the CV',
  developmentPotential: 'Looks for a role to grow into, not to rest in',
};

const developmentAreas: Record<CriterionId, string> = {
  skillMatch: 'Knows another industry better than ours',
  leadershipStyle: 'Has led a team half the size of this one',
  sentimentInfluence:
    'Known from interviews only, so the effect on others is assumed to be average',
  strategicAlignment: 'Has read our goals of 2027, not worked on them',
  tenure: 'New here: needs three months to know whom to ask',
  culturalFit: 'Comes from a more formal company with slower decisions',
  performanceTrack: 'Results are self-reported and cannot be checked here',
  developmentPotential: 'May see this as the last step rather than the next',
};

function candidateOf(
  subject: Employee,
  employees: readonly Employee[],
  { name, company }: Outsider,
  variant: number,
): Candidate {
  const scores = scoresOf(name, subject);
  const order = byScore(scores, name);
  return {
    id: `external-${slugOf(name)}`,
    name,
    role: `${subject.role.replace(/,.*/, '')} at ${company}`,
    isExternal: true,
    scores,
    strengths: order.slice(0, 3).map((id) => strengths[id]),
    developmentAreas: order
      .slice(-3)
      .reverse()
      .map((id) => developmentAreas[id]),
    development: externalDevelopmentOf(subject, employees, variant),
  };
}

/** The same role always gets the same people. */
export function externalCandidates(
  { outsiders, employees }: Succession,
  subject: Employee,
  count: number,
): readonly Candidate[] {
  const first = Math.floor(seededRandom(`outside ${subject.id}`)() * outsiders.length);
  return [...outsiders.slice(first), ...outsiders.slice(0, first)]
    .slice(0, count)
    .map((outsider, index) => candidateOf(subject, employees, outsider, index));
}
