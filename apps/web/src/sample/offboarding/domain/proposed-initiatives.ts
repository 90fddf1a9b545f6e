import { addDays, daysBetween } from '@/lib/days.ts';
import { counted } from '@/lib/number-words.ts';
import type { DepartureAnalysis } from '@/sample/domain/departure/impact.ts';
import { thinBelow } from '@/sample/domain/departure/knowledge.ts';
import { type Employee, firstNameOf } from '@/sample/domain/employee.ts';
import type { InitiativeRow, ProjectPlan } from './project.ts';

const handoversProposed = 3;

/** Earliest due date first. */
export function proposedInitiatives(
  plan: ProjectPlan,
  analysis: DepartureAnalysis,
  employees: readonly Employee[],
): InitiativeRow[] {
  const { person } = analysis;
  const rows = [
    ...handovers(plan, analysis),
    ...ledProjects(plan, analysis),
    ...reports(plan, person, employees),
    communication(plan, analysis),
    administration(plan, person),
  ];
  return rows.sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}

/** 0 is the start date, 1 the last working day. */
function dayAt({ startDate, lastWorkingDay }: ProjectPlan, share: number): string {
  return addDays(startDate, Math.round(daysBetween(startDate, lastWorkingDay) * share));
}

/** Assignee of tasks that the leaver cannot own. */
const managerOf = ({ managerId }: Employee) => managerId ?? 'adaeze-nwosu';

const hrPartnerOf = ({ id }: Employee) =>
  id === 'ruth-salgado' ? 'helena-brandt' : 'ruth-salgado';

/** Thinly covered areas first, at least one. */
function handovers(plan: ProjectPlan, { person, knowledge }: DepartureAnalysis): InitiativeRow[] {
  const thin = knowledge.filter(({ coverage }) => coverage < thinBelow);
  const chosen = thin.length > 0 ? thin.slice(0, handoversProposed) : knowledge.slice(0, 1);
  return chosen.map(({ area, coverage, alternatives, criticality }, index) => {
    const [next] = alternatives;
    return {
      category: 'Knowledge transfer',
      title: `Hand over ${area}`,
      description: next
        ? `${coverage} % of it is known elsewhere, most of it to ${next.name}.`
        : `${coverage} % of it is known elsewhere, and nobody could step in.`,
      assigneeId: person.id,
      dueDate: dayAt(plan, 0.4 + index * 0.15),
      impactLevel: criticality,
      subtasks: [
        `Write down what only ${firstNameOf(person)} knows`,
        next ? `Walk ${next.name} through it` : 'Name someone to learn it',
        'Let the successor do it alone once',
      ],
    };
  });
}

function ledProjects(plan: ProjectPlan, analysis: DepartureAnalysis): InitiativeRow[] {
  const { person, strategicImpact } = analysis;
  return strategicImpact
    .filter(({ riskLevel }) => riskLevel !== 'low')
    .slice(0, 2)
    .map(({ project, involvement, riskLevel, impact }) => ({
      category: 'Continuity',
      title: `Name an owner for ${project}`,
      description: `${firstNameOf(person)}’s part: ${involvement}. ${impact}`,
      assigneeId: managerOf(person),
      dueDate: dayAt(plan, 0.6),
      impactLevel: riskLevel,
      subtasks: ['Speak to possible owners', 'Announce the new owner'],
    }));
}

function reports(
  plan: ProjectPlan,
  person: Employee,
  employees: readonly Employee[],
): InitiativeRow[] {
  const team = employees.filter(({ managerId }) => managerId === person.id);
  if (team.length === 0) return [];
  const names = team.map(({ name }) => name);
  return [
    {
      category: 'People',
      title: `Find a manager for ${counted(team.length, 'person', 'people')}`,
      description: `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} should know whom they report to before ${firstNameOf(person)} leaves.`,
      assigneeId: managerOf(person),
      dueDate: dayAt(plan, 0.5),
      impactLevel: 'high',
      subtasks: [
        'Name an acting manager',
        'Speak to everyone in person',
        'Hand over goals and reviews',
      ],
    },
  ];
}

function communication(
  plan: ProjectPlan,
  { person, teamImpact }: DepartureAnalysis,
): InitiativeRow {
  const teams = teamImpact.slice(0, 3).map(({ team }) => team);
  return {
    category: 'Communication',
    title: 'Agree the message and tell the teams',
    description: 'The same message for everyone; the closest colleagues hear it first.',
    assigneeId: managerOf(person),
    dueDate: dayAt(plan, 0.1),
    impactLevel: 'medium',
    subtasks: [`Write it with ${firstNameOf(person)}`, ...teams.map((team) => `Tell ${team}`)],
  };
}

function administration(plan: ProjectPlan, person: Employee): InitiativeRow {
  return {
    category: 'Administration',
    title: 'Close accounts and return equipment',
    description: 'The standard checklist of the last week.',
    assigneeId: hrPartnerOf(person),
    dueDate: plan.lastWorkingDay,
    impactLevel: 'low',
    subtasks: ['Hold the exit conversation', 'Collect the equipment', 'Close the accounts'],
  };
}
