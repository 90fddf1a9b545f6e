import { sampleToday } from '../company/company.ts';
import { employee } from '../company/employees.ts';
import { relationshipTo } from '../what-if/ties.ts';
import type { Initiative, InitiativeRow, OffboardingProject, TouchedPerson } from './project.ts';

type TouchedRow = Pick<TouchedPerson, 'impactLevel' | 'notes'> & {
  id: string;
  /** Left out where nothing has been announced yet. */
  before?: number;
};

type ToldProject = Omit<OffboardingProject, 'asOf' | 'initiatives' | 'teamImpact'> & {
  initiatives: readonly InitiativeRow[];
  teamImpact: readonly TouchedRow[];
};

const doneMark = '+ ';

/** 'Hand over Schema service' becomes 'hand-over-schema-service'. */
const idOf = (title: string) => title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

export function initiativeOf(row: InitiativeRow): Initiative {
  const { assigneeId, subtasks, ...rest } = row;
  return {
    ...rest,
    id: idOf(row.title),
    assignee: employee(assigneeId),
    subtasks: subtasks.map((title) => ({
      title: title.startsWith(doneMark) ? title.slice(doneMark.length) : title,
      completed: title.startsWith(doneMark),
    })),
  };
}

/** A project written by hand, with names and figures taken from the people themselves. */
export function toldProject(told: ToldProject): OffboardingProject {
  const leaver = employee(told.personId);
  return {
    ...told,
    asOf: sampleToday,
    initiatives: told.initiatives.map(initiativeOf),
    teamImpact: told.teamImpact.map(({ id, before, impactLevel, notes }) => {
      const person = employee(id);
      return {
        person,
        relationship: relationshipTo(leaver, id),
        sentimentBefore: before ?? person.wellbeing,
        sentimentAfter: before === undefined ? null : person.wellbeing,
        impactLevel,
        notes,
      };
    }),
  };
}
