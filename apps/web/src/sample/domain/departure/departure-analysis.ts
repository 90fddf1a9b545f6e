import { employeeIn } from '../employee.ts';
import type { DepartureFacts } from './departure-facts.ts';
import type { DepartureAnalysis } from './impact.ts';
import { knowledgeWithout } from './knowledge.ts';
import { peopleImpactOf } from './people-impact.ts';
import { projectImpactOf } from './project-impact.ts';
import { teamImpactOf } from './team-impact.ts';
import { membersOf } from './teams.ts';
import { affectedIn, relationshipTo, tiesOf } from './ties.ts';

/** The effects of one departure, taken from its story if there is one, otherwise computed. */
export function analyseDeparture(facts: DepartureFacts, personId: string): DepartureAnalysis {
  const { employees } = facts;
  const person = employeeIn(employees, personId);
  const ties = tiesOf(facts, personId);
  const knowledge = knowledgeWithout(facts, personId);
  const story = facts.stories[personId];
  const strategicImpact = projectImpactOf(facts, person, story?.projects);
  return {
    person,
    keyMetrics: {
      collaborations: ties.length,
      meetingsLed: facts.meetingsLed[personId] ?? 0,
      strategicProjects: strategicImpact.length,
      knowledgeAreas: knowledge.length,
    },
    teamImpact: story
      ? story.teams.map(({ team, ...told }) => ({
          team,
          affectedMembers: affectedIn(employees, team, person, ties),
          teamSize: membersOf(employees, team).length,
          ...told,
        }))
      : teamImpactOf(facts, person, ties, knowledge),
    peopleImpact: story
      ? story.people.map(({ id, ...told }) => ({
          person: employeeIn(employees, id),
          relationship: relationshipTo(facts, person, id),
          ...told,
        }))
      : peopleImpactOf(facts, person, ties, knowledge),
    strategicImpact,
    knowledge,
  };
}
