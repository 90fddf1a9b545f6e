import { seededRandom } from '@/lib/seeded-random.ts';
import { analyseDeparture } from '@/sample/domain/departure/departure-analysis.ts';
import type { DepartureFacts } from '@/sample/domain/departure/departure-facts.ts';
import { membersOf, teamOf } from '@/sample/domain/departure/teams.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { aboutLeaver, initiativeOf } from './complete-project.ts';
import type { MeasureRow, OffboardingProject, ProjectPlan } from './project.ts';
import { proposedInitiatives } from './proposed-initiatives.ts';

export function planProject(
  facts: DepartureFacts,
  plan: ProjectPlan,
  asOf: string,
): OffboardingProject {
  const analysis = analyseDeparture(facts, plan.personId);
  return {
    ...plan,
    ...aboutLeaver(facts, plan.personId),
    asOf,
    initiatives: proposedInitiatives(plan, analysis, facts.employees).map((row) =>
      initiativeOf(row, facts.employees),
    ),
    teamImpact: analysis.peopleImpact.map(
      ({ person, relationship, sentimentRisk, description }) => {
        return {
          person,
          relationship,
          sentimentBefore: person.wellbeing,
          sentimentAfter: null,
          impactLevel: sentimentRisk,
          notes: description,
        };
      },
    ),
    events: [],
    measures: measuresOf(teamOf(analysis.person), facts.employees),
  };
}

function measuresOf(team: string, employees: readonly Employee[]): MeasureRow[] {
  const random = seededRandom(`measures of ${team}`);
  const talk = 16 + Math.round(random() * 12);
  const tasks = Math.round(membersOf(employees, team).length * (0.7 + random() * 0.4));
  const questions = 1 + Math.round(random() * 2);
  return [
    {
      name: 'Talk time in meetings',
      unit: '%',
      per: 'share of the meeting, %',
      before: talk,
      now: talk,
    },
    { name: 'Tasks completed', unit: 'a day', per: 'per day', before: tasks, now: tasks },
    {
      name: 'Questions left open',
      unit: 'a meeting',
      per: 'per meeting',
      before: questions,
      now: questions,
    },
  ];
}
