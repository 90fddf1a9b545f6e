import { slugOf } from '@rapport/contract';
import { yearsBetween } from '@/lib/days.ts';
import type { DepartureFacts } from '@/sample/domain/departure/departure-facts.ts';
import { knowledgeWithout } from '@/sample/domain/departure/knowledge.ts';
import { relationshipTo } from '@/sample/domain/departure/ties.ts';
import { type Employee, employeeIn, findEmployee } from '@/sample/domain/employee.ts';
import type { Initiative, InitiativeRow, OffboardingProject, SampleProject } from './project.ts';

const doneMark = '+ ';

export function initiativeOf(row: InitiativeRow, employees: readonly Employee[]): Initiative {
  const { assigneeId, subtasks, ...rest } = row;
  return {
    ...rest,
    id: slugOf(row.title),
    assignee: employeeIn(employees, assigneeId),
    subtasks: subtasks.map((title) => ({
      title: title.startsWith(doneMark) ? title.slice(doneMark.length) : title,
      completed: title.startsWith(doneMark),
    })),
  };
}

export function aboutLeaver(facts: DepartureFacts, personId: string) {
  const person = employeeIn(facts.employees, personId);
  return {
    person,
    yearsHere: yearsBetween(person.startDate, facts.today),
    manager: findEmployee(facts.employees, person.managerId ?? ''),
    knowledge: knowledgeWithout(facts, personId),
  };
}

/** Completes a project of the sample with the names and figures of its people. */
export function completeProject(facts: DepartureFacts, told: SampleProject): OffboardingProject {
  const { employees, today } = facts;
  const leaver = aboutLeaver(facts, told.personId);
  return {
    ...told,
    ...leaver,
    asOf: today,
    initiatives: told.initiatives.map((row) => initiativeOf(row, employees)),
    teamImpact: told.teamImpact.map(({ id, before, impactLevel, notes }) => {
      const person = employeeIn(employees, id);
      return {
        person,
        relationship: relationshipTo(facts, leaver.person, id),
        sentimentBefore: before ?? person.wellbeing,
        sentimentAfter: before === undefined ? null : person.wellbeing,
        impactLevel,
        notes,
      };
    }),
  };
}
