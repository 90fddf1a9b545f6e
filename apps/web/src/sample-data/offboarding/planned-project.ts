import { seededRandom } from '../seeded-random.ts';
import { analyseDeparture } from '../what-if/departure-analysis.ts';
import { membersOf, teamOf } from '../what-if/teams.ts';
import type { MeasureRow, OffboardingProject, ProjectPlan } from './project.ts';
import { proposedInitiatives } from './proposed-initiatives.ts';
import { initiativeOf } from './told-project.ts';

/** What is proposed for a project that somebody begins: worked out from what the departure would change. */
export function planProject(plan: ProjectPlan, asOf: string): OffboardingProject {
  const analysis = analyseDeparture(plan.personId);
  return {
    ...plan,
    asOf,
    initiatives: proposedInitiatives(plan, analysis).map(initiativeOf),
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
    measures: measuresOf(teamOf(analysis.person)),
  };
}

/** What the team's days look like as long as nothing has been announced. */
function measuresOf(team: string): MeasureRow[] {
  const random = seededRandom(`measures of ${team}`);
  const talk = 16 + Math.round(random() * 12);
  const tasks = Math.round(membersOf(team).length * (0.7 + random() * 0.4));
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
