import { employee } from '../company/employees.ts';
import type { DepartureAnalysis } from './impact.ts';
import { knowledgeWithout } from './knowledge.ts';
import { meetingsLedBy } from './meetings-led.ts';
import { peopleImpactOf } from './people-impact.ts';
import { projectImpactOf } from './project-impact.ts';
import { stories } from './stories/stories.ts';
import { teamImpactOf } from './team-impact.ts';
import { membersOf } from './teams.ts';
import { affectedIn, relationshipTo, tiesOf } from './ties.ts';

/** What one departure would change: told by hand for those who would be missed most, else worked out. */
export function analyseDeparture(personId: string): DepartureAnalysis {
  const person = employee(personId);
  const ties = tiesOf(personId);
  const knowledge = knowledgeWithout(personId);
  const story = stories[personId];
  const strategicImpact = projectImpactOf(person, story?.projects);
  return {
    person,
    keyMetrics: {
      collaborations: ties.length,
      meetingsLed: meetingsLedBy(personId),
      strategicProjects: strategicImpact.length,
      knowledgeAreas: knowledge.length,
    },
    teamImpact: story
      ? story.teams.map(({ team, ...told }) => ({
          team,
          affectedMembers: affectedIn(team, person, ties),
          teamSize: membersOf(team).length,
          ...told,
        }))
      : teamImpactOf(person, ties, knowledge),
    peopleImpact: story
      ? story.people.map(({ id, ...told }) => ({
          person: employee(id),
          relationship: relationshipTo(person, id),
          ...told,
        }))
      : peopleImpactOf(person, ties, knowledge),
    strategicImpact,
    knowledge,
  };
}
